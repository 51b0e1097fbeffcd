import type { Demo } from '#ui/demo.ts'
import { ChartAxis } from './chart-axis.tsx'

const WHISTLES = [
  { place: 0.05, text: '0' },
  { place: 0.5, text: '中场' },
  { place: 0.78, text: '67', strong: true },
]
const HOURS = [
  { place: 0, text: '04:00' },
  { place: 0.5, text: '13:00' },
  { place: 1, text: '22:00', strong: true },
]

export const demo: Demo = {
  title: '图下刻度',
  cases: [
    { name: '居中于其处', show: <ChartAxis ticks={WHISTLES} /> },
    { name: '两端不出图', show: <ChartAxis inside ticks={HOURS} /> },
  ],
}
