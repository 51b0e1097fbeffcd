import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { DetailFrame, type DetailSlots } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'
import { usePlanCount } from '#features/football/use-match.ts'

export const Page = () => (
  <DetailFrame>{({ id }, slots) => <Tabbed matchId={id} slots={slots} />}</DetailFrame>
)

function Tabbed({ matchId, slots }: { matchId: string; slots: DetailSlots }) {
  const plans = usePlanCount(matchId)
  return <TabbedData {...slots} tabs={detailTabs(matchId, plans)} habit="ftDetail" />
}
