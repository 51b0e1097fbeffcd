import type { Demo } from '#ui/demo.ts'
import { HeatMap } from './heat-map.tsx'

const values = [
  [8.5, 8.0, 3.8, 1.2, 0.3],
  [13.0, 12.2, 5.7, 1.8, 0.5],
  [9.9, 9.3, 4.4, 1.4, 0.4],
  [5.0, 4.7, 2.2, 0.7, 0.2],
  [2.7, 2.5, 1.2, 0.4, 0.1],
]

export const demo: Demo = {
  title: '比分热图',
  cases: [
    {
      name: '泊松，单位 %',
      show: (
        <HeatMap
          home={{ name: '国际米兰', expected: '1.52' }}
          away={{ name: '马德里竞技', expected: '0.94' }}
          values={values}
        />
      ),
    },
  ],
}
