import type { MatchInfo } from '@linmen/contract/match/football-detail.schemas.ts'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'
import { usePlanCount } from '#features/football/use-match.ts'
import type { MatchSlots } from '#features/match-parts/parts/public.ts'

export const Page = () => (
  <DetailFrame>{(info, slots) => <Tabbed info={info} slots={slots} />}</DetailFrame>
)

/** Before a match there is nothing of it to tell, but much about it. */
function Tabbed({ info: { id, live }, slots }: { info: MatchInfo; slots: MatchSlots }) {
  const plans = usePlanCount(id)
  const otherwise = live.phase === 'scheduled' ? 'analysis' : undefined
  return <TabbedData {...slots} tabs={detailTabs(id, plans)} {...{ otherwise }} habit="ftDetail" />
}
