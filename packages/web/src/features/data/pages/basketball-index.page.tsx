import { useQuery } from '@tanstack/react-query'
import { basketballCatalogueQuery } from '#features/data/basketball.queries.ts'
import { BasketballView } from '#features/data/parts/basketball-view.tsx'
import { DataCentre } from '#features/data/parts/data-centre.tsx'
import { DataTop } from '#features/data/parts/data-top.tsx'

/** The basketball data centre. Its leagues are few: all of them stand in the strip. */
export function Page() {
  const query = useQuery(basketballCatalogueQuery())
  const leagues = (query.data?.leagues ?? []).toSorted(
    (a, b) => Number(b.hot) - Number(a.hot) || Number(a.id) - Number(b.id),
  )
  return (
    <DataCentre
      title="篮球数据"
      header={<DataTop sport="basketball" />}
      query={query}
      leagues={leagues}
      view={BasketballView}
    />
  )
}
