import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import type { BasketballRow } from '@linmen/contract/league/match-row.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readGateway } from '#kit/read.ts'
import { useBasketballTaken, type BasketballList } from '#features/match/use-basketball-day.ts'
import { isAsking, useFollows } from './use-followed.ts'
import { useExtras } from '#features/match/use-extras.ts'

const NONE: readonly string[] = []

/** Basketball matches the member follows, whatever the day. Odds stand in the list of their day only. */
export function useFollowedBasketball(shown: boolean) {
  const { follows, ids, asked, isNothing } = useFollows('basketball')
  const enabled = shown && asked.length > 0
  const of = { matchIds: [...asked] }
  const rows = useQuery({
    ...readGateway(basketballLeagueGateway.getBkMatchJuheInfoByIdList, of),
    enabled,
    placeholderData: keepPreviousData,
  })
  const scores = useQuery({
    ...readGateway(basketballGateway.getBkMatchListLiveScore, of),
    enabled,
    placeholderData: keepPreviousData,
  })
  const list = useMemo(
    () => rows.data && scores.data && listOf(rows.data.matches, scores.data),
    [rows.data, scores.data],
  )
  useBasketballTaken(list)
  useExtras(shown ? asked : NONE, 'basketball')
  const half = rows.data && !rows.error ? scores : rows
  const missing = follows.error && !follows.data ? follows : half
  const query = isNothing
    ? { ...rows, data: null, error: null, isPending: false, dataUpdatedAt: follows.dataUpdatedAt }
    : { ...missing, data: list }
  return { ids, list, query, asking: isAsking(follows) }
}

type Scores = { asOfMs: number; matches: { matchId: string; live: BasketballMatch['live'] }[] }

function listOf(rows: readonly BasketballRow[], { asOfMs, matches }: Scores): BasketballList {
  const lives = new Map(matches.map(({ matchId, live }) => [matchId, live]))
  const leagues = new Map(rows.map((row) => [row.leagueId, leagueOf(row)]))
  return {
    asOfMs,
    leagues: [...leagues.values()],
    matches: rows.map((row) => matchOf(row, lives.get(row.id))),
  }
}

const leagueOf = ({ leagueId, leagueName, colour }: BasketballRow) => ({
  id: leagueId,
  name: leagueName,
  letter: '',
  colour,
  hot: false,
})

function matchOf(row: BasketballRow, live: BasketballMatch['live'] | undefined): BasketballMatch {
  const { phase, score, periods, backToBack, backToBackTwo, backToBackThree } = row
  // The row speaks of the match; which of the two sides it is stands in the list of the day.
  const unmarked = { backToBack: false, backToBackTwo: false, backToBackThree: false }
  return {
    ...row,
    feedId: row.id,
    home: { ...row.home, ...unmarked },
    away: { ...row.away, ...unmarked },
    ...{ backToBack, backToBackTwo, backToBackThree },
    lotteries: [],
    live: live ?? {
      ...NOTHING_YET_IN_BASKETBALL,
      phase,
      periods,
      score: score ?? NOTHING_YET_IN_BASKETBALL.score,
    },
    odds: null,
  }
}
