import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { OddsValue } from './odds-value.tsx'

export const demo: Demo = {
  title: '指数',
  cases: [
    {
      name: '升、降、平、刚变化',
      show: (
        <div className={s.row}>
          <OddsValue value="1.95" move="up" />
          <OddsValue value="1.88" move="down" />
          <OddsValue value="3.40" />
          <OddsValue value="4.20" move="up" flash />
        </div>
      ),
    },
    {
      name: '表格与图头',
      show: (
        <div className={s.row}>
          <OddsValue size="m" value="1.92" move="down" />
          <OddsValue size="m" value="半球" move="up" />
          <OddsValue size="l" value="4.10" move="up" />
        </div>
      ),
    },
  ],
}
