import { Card } from '#ui/card/card.tsx'
import type { Demo } from '#ui/demo.ts'
import { ErrorState } from './error-state.tsx'

export const demo: Demo = {
  title: '错误',
  cases: [
    {
      name: '说人话，可重试',
      wide: true,
      show: (
        <Card>
          <ErrorState note="已保留上次数据，03:05 更新" onRetry={() => {}} />
        </Card>
      ),
    },
  ],
}
