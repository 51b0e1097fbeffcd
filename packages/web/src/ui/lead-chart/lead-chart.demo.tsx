import type { Demo } from '#ui/demo.ts'
import { LeadChart } from './lead-chart.tsx'

const QUARTER = 720
const periods = ['第1节', '第2节', '第3节', '第4节'].map((name, at) => ({
  name,
  end: (at + 1) * QUARTER,
}))
const leads = [0, -3, -5, 2, 4, -2, -6, -9, -4, 3, 8, 9, 4]
const points = leads.map((lead, at) => [at * 140, lead] as const)

export const demo: Demo = {
  title: '分差走势',
  cases: [
    {
      name: '第三节进行中',
      show: <LeadChart points={points} periods={periods} now={1750} summary="湖人领先 4 分" />,
    },
    {
      name: '完场',
      show: (
        <LeadChart
          points={leads.map((lead, at) => [at * 220, lead * 2] as const)}
          periods={periods}
          summary="湖人以 8 分获胜"
        />
      ),
    },
  ],
}
