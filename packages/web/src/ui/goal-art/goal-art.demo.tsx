import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { GoalArt } from './goal-art.tsx'

export const demo: Demo = {
  title: '空态插图',
  cases: [
    {
      name: '空门、空篮、横梁、进球、无数据、无消息',
      show: (
        <div className={s.row}>
          <GoalArt kind="empty" />
          <GoalArt kind="hoop" />
          <GoalArt kind="error" />
          <GoalArt kind="goal" />
          <GoalArt kind="data" />
          <GoalArt kind="message" />
        </div>
      ),
    },
  ],
}
