import type { Demo } from '#ui/demo.ts'
import { VolumeChart } from './volume-chart.tsx'

// A made-up day: money comes faster towards kick-off, and nothing was heard from 12:00 to 15:00.
const HOURS = [...Array.from({ length: 9 }, (_, at) => at), ...[11, 12, 13, 14, 15, 16, 17, 18]]
const spans = HOURS.slice(1).map((until, at) => {
  const from = HOURS[at]!
  const money = (until - from) * (14 + (until / 18) ** 2 * 44 + 6 * Math.sin(until * 1.7))
  return {
    fromMs: from,
    untilMs: until,
    home: money * 0.61,
    draw: money * 0.22,
    away: money * 0.17,
  }
})

export const demo: Demo = {
  title: '成交柱',
  cases: [
    {
      name: '宽为时长，面积为成交额',
      show: (
        <VolumeChart
          spans={spans}
          ticks={[
            { at: 0, text: '04:00' },
            { at: 6, text: '10:00' },
            { at: 12, text: '16:00' },
            { at: 18, text: '22:00' },
          ]}
          summary="自 04:00 到 22:00 共成交 780 万，临近开赛时最多"
        />
      ),
    },
  ],
}
