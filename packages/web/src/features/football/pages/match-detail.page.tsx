import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { DetailFrame } from '#features/football/parts/detail-frame.tsx'
import { detailTabs } from '#features/football/parts/detail-tabs.tsx'

export const Page = () => (
  <DetailFrame>
    {({ id }, slots) => <TabbedData {...slots} tabs={detailTabs(id)} habit="ftDetail" />}
  </DetailFrame>
)
