import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { LiveChip } from './live-chip.tsx'

export const demo: Demo = {
  title: '此刻',
  cases: [
    {
      name: '列表与比分头',
      show: (
        <div className={s.row}>
          <LiveChip>67'</LiveChip>
          <LiveChip>加时 97'</LiveChip>
          <LiveChip large>67'</LiveChip>
        </div>
      ),
    },
  ],
}
