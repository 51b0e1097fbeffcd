import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#features/league/league.queries.ts'
import { hotFirst } from '#features/league/league-order.ts'
import { hrefTo } from '#kit/go.ts'
import { DataCentre } from './data-centre.tsx'
import { DataTop } from './data-top.tsx'
import { LeagueView } from '#features/league/parts/season/league-view.tsx'

/** The football data centre. The strip has the well-known competitions and the way to all of them. */
export function DataHome({ tab = false }: { tab?: boolean }) {
  const query = useQuery(catalogueQuery())
  return (
    <DataCentre
      title="足球数据"
      header={<DataTop sport="football" tab={tab} />}
      query={query}
      leagues={hotFirst(query.data?.categories ?? []).filter(({ hot }) => hot)}
      allHref={hrefTo('LeagueListPage')}
      view={LeagueView}
    />
  )
}
