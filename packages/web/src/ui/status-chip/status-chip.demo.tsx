import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { StatusChip } from './status-chip.tsx'

export const demo: Demo = {
  title: '比赛状态',
  cases: [
    {
      name: '形状各异，不靠颜色区分',
      show: (
        <div className={s.row}>
          <StatusChip kind="scheduled" text="04:00" />
          <StatusChip kind="live" text="67'" />
          <StatusChip kind="break" text="中场" />
          <StatusChip kind="live" text="点球" />
          <StatusChip kind="finished" text="完场" />
          <StatusChip kind="disturbed" text="推迟" />
          <StatusChip kind="open" text="取消" />
        </div>
      ),
    },
  ],
}
