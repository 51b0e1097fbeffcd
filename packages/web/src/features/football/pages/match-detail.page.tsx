import type { Prepare } from '#kit/address/page-module.ts'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { courseQuery, eventsQuery, matchQuery } from '#features/football/football.queries.ts'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs, firstTab } from '#features/football/parts/detail-tabs.tsx'
import { useContentCounts } from '#features/football/use-match.ts'
import type { MatchSlots } from '#features/match-parts/parts/public.ts'

export const prepare: Prepare<'MatchDetailFootball'> = async (queries, { matchId }) => {
  await Promise.all([
    queries.prefetchQuery(matchQuery(matchId)),
    queries.prefetchQuery(eventsQuery(matchId)),
    queries.prefetchQuery(courseQuery(matchId)),
    firstTab.fetch(),
  ])
}

export const Page = () => (
  <DetailFrame>{({ id }, slots) => <Tabbed matchId={id} slots={slots} />}</DetailFrame>
)

function Tabbed({ matchId, slots }: { matchId: string; slots: MatchSlots }) {
  const counts = useContentCounts(matchId)
  return <TabbedData {...slots} tabs={detailTabs(matchId, counts)} habit="ftDetail" />
}
