import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { Tag } from './tag.tsx'

export const demo: Demo = {
  title: '标记',
  cases: [
    {
      name: '八种色调',
      show: (
        <div className={s.row}>
          <Tag>胜平负</Tag>
          <Tag tone="red">近10中8</Tag>
          <Tag tone="gold">赠 5 元券</Tag>
          <Tag tone="blue">主队</Tag>
          <Tag tone="volt">更正</Tag>
          <Tag tone="outline">待定</Tag>
          <Tag tone="ink">实验室用户</Tag>
          <Tag tone="dashed">推迟</Tag>
        </div>
      ),
    },
  ],
}
