import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'
import { usePlanCount } from '#features/football/use-match.ts'
import type { MatchSlots } from '#features/match-parts/parts/public.ts'

export const Page = () => (
  <DetailFrame>{({ id }, slots) => <Tabbed matchId={id} slots={slots} />}</DetailFrame>
)

function Tabbed({ matchId, slots }: { matchId: string; slots: MatchSlots }) {
  const plans = usePlanCount(matchId)
  return <TabbedData {...slots} tabs={detailTabs(matchId, plans)} habit="ftDetail" />
}
