import type { Demo } from '#ui/demo.ts'
import { CalibrationBadge } from './calibration-badge.tsx'

const points = [
  { forecast: 0.07, actual: 0.13 },
  { forecast: 0.26, actual: 0.19 },
  { forecast: 0.44, actual: 0.43 },
  { forecast: 0.63, actual: 0.56 },
  { forecast: 0.8, actual: 0.83 },
  { forecast: 0.94, actual: 0.89 },
]

export const demo: Demo = {
  title: '校准',
  cases: [
    {
      name: '样本足够',
      show: (
        <CalibrationBadge points={points} matches={200} hitRate="57.5%" error="2.1%" verified />
      ),
    },
    {
      name: '少于 50 场不写百分比',
      show: <CalibrationBadge points={points} matches={32} hitRate="61%" error="5%" verified />,
    },
  ],
}
