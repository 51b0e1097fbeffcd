import type { SeasonEntry } from '@linmen/contract/sportdata/atlas.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentType, type ReactNode } from 'react'
import { basketballLeagueQuery } from '#features/data/basketball.queries.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from './basketball-part.ts'
import { RankingTab } from './ranking-tab.tsx'
import { SeasonPicker } from './season-picker.tsx'
import s from './league-view.module.css'

const SeriesTab = lazyPart(async () => (await import('./series-tab.tsx')).SeriesTab)
const BestTab = lazyPart(async () => (await import('./best-tab.tsx')).BestTab)
const GamesTab = lazyPart(async () => (await import('./games-tab.tsx')).GamesTab)
const TrendsTab = lazyPart(async () => (await import('./trends-tab.tsx')).TrendsTab)

interface BasketballViewProps {
  readonly leagueId: string
  readonly title: string
  readonly header?: ReactNode
  readonly top?: ReactNode
}

/** One basketball league from all sides. */
export function BasketballView({ leagueId, title, header, top }: BasketballViewProps) {
  const [chosen, choose] = useState<SeasonEntry | null>(null)
  // A season chosen for another league is none of this one.
  const seasonId = chosen?.leagueId === leagueId ? chosen.id : undefined
  const choice = { leagueId, ...(seasonId !== undefined && { seasonId }) }
  const query = useQuery(basketballLeagueQuery(choice))
  const show = (Part: ComponentType<BasketballPart>) => () => (
    <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
      {(page) => (
        <Part
          key={`${leagueId} ${seasonId}`}
          page={page}
          choice={choice}
          picker={<SeasonPicker seasons={page.seasons} value={page.season} onChange={choose} />}
        />
      )}
    </Loaded>
  )
  return (
    <div className={s.view}>
      <TabbedData
        title={query.data?.league.fullName ?? title}
        {...(header !== undefined && { header })}
        top={top}
        habit="bkLeagueDetail"
        tabs={[
          { key: 'ranking', label: '排名', show: show(RankingTab) },
          { key: 'series', label: '季后赛', show: show(SeriesTab) },
          { key: 'games', label: '赛程', show: show(GamesTab) },
          { key: 'best', label: '球员榜', show: show(BestTab) },
          { key: 'trends', label: '统计', show: show(TrendsTab) },
        ]}
      />
    </div>
  )
}
