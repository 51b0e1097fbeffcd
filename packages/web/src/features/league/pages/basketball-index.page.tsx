import { useQuery } from '@tanstack/react-query'
import { basketballCatalogueQuery } from '#features/league/basketball.queries.ts'
import { BasketballView } from '#features/league/parts/season/basketball/basketball-view.tsx'
import { DataCentre } from '#features/league/parts/centre/data-centre.tsx'
import { hrefTo } from '#kit/go.ts'
import { DataTop } from '#features/league/parts/centre/data-top.tsx'

/** The basketball data centre. The strip has the well-known leagues first, and the way to all by country. */
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
      allHref={hrefTo('LeagueListPage', { sport: 'basketball' })}
      view={BasketballView}
    />
  )
}
