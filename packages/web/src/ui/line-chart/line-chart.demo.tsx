import type { Demo } from '#ui/demo.ts'
import { LineChart } from './line-chart.tsx'

const price = (value: number) => value.toFixed(2)

export const demo: Demo = {
  title: '折线图',
  cases: [
    {
      name: '赔率变化（阶梯线，平局虚线）',
      show: (
        <LineChart
          summary="主胜从 2.10 降到 1.92，平局从 3.30 升到 3.45，客胜从 3.40 升到 3.95"
          format={price}
          ticks={[
            { at: 0, text: '初盘' },
            { at: 50, text: '24 小时前' },
            { at: 100, text: '开赛' },
          ]}
          series={[
            {
              name: '主胜',
              tone: 'home',
              points: [
                [0, 2.1],
                [30, 2.05],
                [70, 1.98],
                [100, 1.92],
              ],
            },
            {
              name: '平局',
              tone: 'draw',
              points: [
                [0, 3.3],
                [40, 3.4],
                [100, 3.45],
              ],
            },
            {
              name: '客胜',
              tone: 'away',
              points: [
                [0, 3.4],
                [20, 3.6],
                [80, 3.8],
                [100, 3.95],
              ],
            },
          ]}
        />
      ),
    },
    {
      name: '分差（零线始终可见）',
      show: (
        <LineChart
          baseline
          shape="lines"
          summary="主队最多领先 12 分，终场领先 5 分"
          format={(value) => `${value > 0 ? '+' : ''}${value}`}
          ticks={[
            { at: 0, text: '第1节' },
            { at: 24, text: '中场' },
            { at: 48, text: '终场' },
          ]}
          series={[
            {
              name: '分差',
              tone: 'ink',
              points: [
                [0, 0],
                [8, -4],
                [16, 3],
                [24, 12],
                [36, 2],
                [48, 5],
              ],
            },
          ]}
        />
      ),
    },
  ],
}
