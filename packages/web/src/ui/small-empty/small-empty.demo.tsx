import type { Demo } from '#ui/demo.ts'
import { SmallEmpty } from './small-empty.tsx'

export const demo: Demo = {
  title: '小模块空态',
  cases: [
    { name: '数据', show: <SmallEmpty text="三项成交均大于 0 时显示" /> },
    {
      name: '消息',
      show: <SmallEmpty art="message" title="没有新消息" text="有回复时会出现在这里" />,
    },
  ],
}
