import { useState } from 'react'
import { LeadersList } from '#features/data/parts/leaders-list.tsx'
import type { LeaderFigure } from '#features/data/parts/leaders-table.tsx'
import s from '#features/data/parts/tab.module.css'
import { shortSeason } from '#features/data/seasons.ts'
import { useLeaders } from '#features/data/use-leaders.ts'
import { useSeasonChoice, useTrueSeason } from '#features/data/use-season-choice.ts'
import { useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ResultsVeil } from '#kit/veil.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'

const FIGURES: readonly { key: LeaderFigure; label: string }[] = [
  { key: 'scorers', label: '射手' },
  { key: 'assists', label: '助攻' },
  { key: 'cards', label: '红黄牌' },
]

/** All rankings of the players of one competition. */
export function Page() {
  const { leagueId = '' } = useScreenParams()
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
