import type { Demo } from '#ui/demo.ts'
import { ProbabilityBar } from './probability-bar.tsx'

export const demo: Demo = {
  title: '概率条',
  cases: [
    {
      name: '模型与市场',
      show: (
        <ProbabilityBar
          model={{ home: 51, draw: 26, away: 23 }}
          market={{ home: 50, draw: 28, away: 22 }}
        />
      ),
    },
    {
      name: '模型与一家公司',
      show: (
        <ProbabilityBar
          model={{ home: 44, draw: 28, away: 28 }}
          market={{ home: 33, draw: 30, away: 37 }}
          marketName="36*"
        />
      ),
    },
  ],
}
