import { useScreenParams } from '#kit/go.ts'
import type { Prepare } from '#kit/page-module.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import { DetailFrame } from '#features/basketball/parts/detail-frame.tsx'
import { firstTab } from '#features/basketball/parts/detail-tabs.tsx'

export const prepare: Prepare = async (queries, { matchId }) => {
  if (matchId) await Promise.all([queries.prefetchQuery(matchQuery(matchId)), firstTab.fetch()])
}

export function Page() {
  const { matchId } = useScreenParams()
  if (!matchId)
    return (
      <PageFrame title="篮球比赛">
        <EmptyState sport="basketball" title="没有选择比赛" text="请从篮球比分列表进入" />
      </PageFrame>
    )
  return <DetailFrame key={matchId} matchId={matchId} />
}
