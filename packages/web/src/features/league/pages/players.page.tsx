import { useState } from 'react'
import { LeadersList } from '#features/league/parts/season/leaders-list.tsx'
import type { LeaderFigure } from '#features/league/parts/season/tables/leaders-table.tsx'
import s from '#features/league/parts/tab.module.css'
import { shortSeason } from '#features/league/seasons.ts'
import { useLeaders } from '#features/league/use-leaders.ts'
import { useSeasonChoice, useTrueSeason } from '#features/league/use-season-choice.ts'
import { useScreenParams } from '#kit/shown.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'

const FIGURES: readonly { key: LeaderFigure; label: string }[] = [
  { key: 'scorers', label: '射手' },
  { key: 'assists', label: '助攻' },
  { key: 'cards', label: '红黄牌' },
]

/** All rankings of the players of one competition. */
export function Page() {
  const { leagueId } = useScreenParams('PlayersDetailPage')
  const season = useSeasonChoice(leagueId)
  const { query, counting } = useLeaders(season.choice)
  useTrueSeason(season, query.error)
  const [figure, choose] = useState<LeaderFigure>('scorers')
  return (
    <PageFrame title={query.data ? `${query.data.league.name}球员榜` : '球员榜'}>
      <div className={s.bar}>
        <Segmented label="榜单" items={FIGURES} value={figure} onChange={choose} />
        <span role="status">
          {counting ? '正在统计…' : shortSeason(query.data?.playerSeason ?? '')}
        </span>
      </div>
      <ResultsVeil what="球员榜" at={leagueId}>
        <LeadersList query={query} counting={counting} figure={figure} />
      </ResultsVeil>
    </PageFrame>
  )
}
