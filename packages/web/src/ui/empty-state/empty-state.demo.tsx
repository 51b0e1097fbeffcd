import { Card } from '#ui/card/card.tsx'
import type { Demo } from '#ui/demo.ts'
import { EmptyState } from './empty-state.tsx'

export const demo: Demo = {
  title: '空态',
  cases: [
    {
      name: '说明原因，给一个下一步',
      wide: true,
      show: (
        <Card>
          <EmptyState
            title="还没有关注的比赛"
            text="在比分列表点星标，进球第一时间告诉你"
            action={{ text: '去看今天的比赛', href: '#/ui' }}
          />
        </Card>
      ),
    },
  ],
}
