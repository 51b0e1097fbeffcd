import type { LeagueEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { basketballCatalogueQuery } from '#features/data/basketball.queries.ts'
import { BasketballView } from '#features/data/parts/basketball-view.tsx'
import { DataTop } from '#features/data/parts/data-top.tsx'
import { LeagueStrip, LeagueStripSkeleton } from '#features/data/parts/league-strip.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'

/** The basketball data centre. Its leagues are few: all of them stand in the strip. */
export function Page() {
  const query = useQuery(basketballCatalogueQuery())
  const header = <DataTop sport="basketball" />
  const leagues = (query.data?.leagues ?? []).toSorted(
    (a, b) => Number(b.hot) - Number(a.hot) || Number(a.id) - Number(b.id),
  )
  const [first] = leagues
  if (first) return <Chosen leagues={leagues} first={first} header={header} />
  return (
    <PageFrame title="篮球数据" header={header}>
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
  readonly header: ReactNode
}

function Chosen({ leagues, first, header }: ChosenProps) {
  const [leagueId, choose] = useState(first.id)
  return (
    <BasketballView
      leagueId={leagueId}
      title="篮球数据"
      header={header}
      top={<LeagueStrip leagues={leagues} value={leagueId} onChange={choose} />}
    />
  )
}
