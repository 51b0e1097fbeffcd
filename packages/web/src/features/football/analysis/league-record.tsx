import type { LeagueStatistics } from '@linmen/contract/league/league-statistics.schemas.ts'
import { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { useQuery } from '@tanstack/react-query'
import { readGateway } from '#kit/read.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { analysisQueries } from '#features/football/match-data.queries.ts'
import type { OfMatch } from '#features/football/of-match.ts'
import s from './goal-times-card.module.css'

/** One match shows no habit. */
export const FEWEST = 2

interface LeagueRecordProps extends OfMatch {
  /** Why the panel itself is not drawn. */
  readonly why: string
}

/** What the season of the league adds up to, in the place of a panel that has too little to go by. */
export function LeagueRecord({ matchId, why }: LeagueRecordProps) {
  const leagueId = useQuery(analysisQueries.info(matchId)).data?.leagueId
  const figures = useQuery({
    ...readGateway(leagueGateway.queryLeagueStatistics, {
      ...(leagueId !== undefined && { leagueId }),
      players: false,
    }),
    enabled: leagueId !== undefined,
  }).data
  if (!figures || figures.matches < FEWEST) return <SmallEmpty text={why} />
  return (
    <ResultsVeil what="联赛统计" at={figures.league.id} changed={figures.season}>
      <div className={s.body}>
        <p className={s.note}>
          {why}，看本联赛本季 {figures.matches} 场：
        </p>
        <p>{lineOf(figures)}</p>
      </div>
    </ResultsVeil>
  )
}

function lineOf({ homeWins, draws, awayWins, goalsPerMatch, firstHalfGoals }: LeagueStatistics) {
  return [
    `主胜 ${homeWins.percent}%`,
    `平局 ${draws.percent}%`,
    `客胜 ${awayWins.percent}%`,
    `场均 ${goalsPerMatch.toFixed(2)} 球`,
    ...(firstHalfGoals ? [`上半场进球占 ${firstHalfGoals.percent}%`] : []),
  ].join('　')
}
