import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { basketballLeagueQuery } from '#features/league/basketball.queries.ts'
import { useSeasonChoice, useTrueSeason } from '#features/league/use-season-choice.ts'
import { lazyPart } from '#kit/lazy-part.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import type { BasketballPart } from './basketball-part.ts'
import type { LeagueViewProps } from '#features/league/parts/season/league-part.ts'
import { RankingTab } from '#features/league/parts/season/ranking-tab.tsx'
import { SeasonPicker } from '#features/league/parts/season/season-picker.tsx'
import s from '#features/league/parts/season/league-view.module.css'

const SeriesTab = lazyPart(
  async () => (await import('#features/league/parts/season/series-tab.tsx')).SeriesTab,
)
const BestTab = lazyPart(
  async () => (await import('#features/league/parts/season/best-tab.tsx')).BestTab,
)
const GamesTab = lazyPart(
  async () => (await import('#features/league/parts/season/games-tab.tsx')).GamesTab,
)
const TrendsTab = lazyPart(
  async () => (await import('#features/league/parts/team/trends-tab.tsx')).TrendsTab,
)

/** One basketball league from all sides. */
export function BasketballView({ leagueId, title, header, top }: LeagueViewProps) {
  const chosen = useSeasonChoice(leagueId)
  const { choice, choose, key } = chosen
  const query = useQuery(basketballLeagueQuery(choice))
  useTrueSeason(chosen, query.error)
  const show = (Part: ComponentType<BasketballPart>, holds?: string) => () => (
    <Loaded query={query} skeleton={<SkeletonRows count={10} />}>
      {(page) => (
        <ResultsVeil
          what={holds ?? ''}
          at={leagueId}
          recent={holds !== undefined && page.season?.current}
          changed={page.season}
        >
          <Part
            key={key}
            page={page}
            choice={choice}
            picker={<SeasonPicker seasons={page.seasons} value={page.season} onChange={choose} />}
          />
        </ResultsVeil>
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
          { key: 'best', label: '球员榜', show: show(BestTab, '球员榜') },
          { key: 'trends', label: '统计', show: show(TrendsTab, '统计') },
        ]}
      />
    </div>
  )
}
