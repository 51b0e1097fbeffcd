import { useScreenParams } from '#kit/shown.ts'
import type { Prepare } from '#kit/address/page-module.ts'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import { DetailFrame } from '#features/basketball/parts/detail-frame.tsx'
import { firstTab } from '#features/basketball/parts/detail-tabs.tsx'

export const prepare: Prepare<'BkMatchDetailPage'> = async (queries, { matchId }) => {
  await Promise.all([queries.prefetchQuery(matchQuery(matchId)), firstTab.fetch()])
}

export function Page() {
  const { matchId } = useScreenParams('BkMatchDetailPage')
  return <DetailFrame key={matchId} matchId={matchId} />
}
