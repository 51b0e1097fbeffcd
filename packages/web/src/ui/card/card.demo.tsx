import type { Demo } from '#ui/demo.ts'
import { Card } from './card.tsx'

export const demo: Demo = {
  title: '卡片',
  cases: [
    {
      name: '相邻两张，间距 8',
      wide: true,
      show: (
        <>
          <Card padded>卡片内容</Card>
          <Card padded raised>
            叠在夜场面板上的卡片
          </Card>
        </>
      ),
    },
  ],
}
