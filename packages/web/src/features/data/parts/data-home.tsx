import type { LeagueEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogueQuery } from '#features/data/data.queries.ts'
import { hotFirst } from '#features/data/league-order.ts'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { DataTop } from './data-top.tsx'
import { LeagueStrip, LeagueStripSkeleton } from './league-strip.tsx'
import { LeagueView } from './league-view.tsx'

/** The football data centre: the well-known competitions, and the one that was chosen from all sides. */
export function DataHome({ tab = false }: { tab?: boolean }) {
  const query = useQuery(catalogueQuery())
  const header = <DataTop sport="football" tab={tab} />
  const leagues = hotFirst(query.data?.categories ?? []).filter(({ hot }) => hot)
  const [first] = leagues
  if (first) return <Chosen leagues={leagues} first={first} header={header} />
  return (
    <PageFrame title="足球数据" header={header}>
      <Loaded
        query={query}
        skeleton={
          <>
            <LeagueStripSkeleton />
            <SkeletonRows count={10} />
          </>
        }
        isEmpty={() => true}
        empty={{ title: '暂无赛事', text: '赛事资料正在整理' }}
      >
        {() => null}
      </Loaded>
    </PageFrame>
  )
}

interface ChosenProps {
  readonly leagues: readonly LeagueEntry[]
  readonly first: LeagueEntry
  readonly header: React.ReactNode
}

function Chosen({ leagues, first, header }: ChosenProps) {
  const [leagueId, choose] = useState(first.id)
  return (
    <LeagueView
      leagueId={leagueId}
      title="足球数据"
      header={header}
      top={
        <LeagueStrip
          leagues={leagues}
          value={leagueId}
          onChange={choose}
          allHref={hrefTo('LeagueListPage')}
        />
      }
    />
  )
}
