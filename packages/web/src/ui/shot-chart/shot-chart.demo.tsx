import type { Demo } from '#ui/demo.ts'
import { ShotChart, type ChartShot } from './shot-chart.tsx'

const shots: ChartShot[] = [
  { x: 93, y: 50, made: true },
  { x: 92, y: 46, made: true },
  { x: 88, y: 56, made: false },
  { x: 80, y: 30, made: true },
  { x: 76, y: 66, made: false },
  { x: 69, y: 50, made: true },
  { x: 72, y: 22, made: false },
  { x: 97, y: 4, made: true },
  { x: 95, y: 97, made: false },
]

export const demo: Demo = {
  title: '投篮分布',
  cases: [
    {
      name: '主队',
      show: <ShotChart shots={shots} tone="home" summary="出手 9 次，命中 5 次" />,
    },
    {
      name: '客队',
      show: <ShotChart shots={shots.slice(3)} tone="away" summary="出手 6 次，命中 3 次" />,
    },
  ],
}
