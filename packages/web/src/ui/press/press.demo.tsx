import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { Press } from './press.tsx'

export const demo: Demo = {
  title: '可点元素',
  cases: [
    {
      name: '有去处，是链接',
      show: (
        <Press href="#/ui" className={s.target}>
          去组件页
        </Press>
      ),
    },
    {
      name: '有动作，是按钮',
      show: (
        <Press onClick={() => {}} className={s.target}>
          记一次
        </Press>
      ),
    },
    { name: '两者皆无，是文字', show: <Press>只是文字</Press> },
  ],
}
