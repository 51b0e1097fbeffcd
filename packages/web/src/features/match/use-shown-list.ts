import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import { useMemo } from 'react'
import { oddsOf, oddsTab, type MatchSettings } from '#sport/match-settings.ts'
import type { ListChoice } from './list-choice.ts'
import { useCarried } from './use-carried.ts'
import { useChosenList } from './use-chosen-list.ts'
import { useFollowed } from '#features/match/follow/use-followed.ts'
import { footballSource } from './use-list-order.ts'
import { useMatchDay } from './use-match-day.ts'

export interface Listed {
  readonly match: FootballMatch
  readonly league: League | undefined
}

interface Matches {
  readonly matches: readonly FootballMatch[]
  readonly leagues: readonly League[]
}

/** The football list on screen. */
export function useShownList(choice: ListChoice, settings: MatchSettings, today: string) {
  const day = choice.day ?? today
  const tab = oddsTab('football', choice.lottery)
  const { oddsCompany } = oddsOf(settings, tab).provider
  const query = useMatchDay(day, oddsCompany)
  const whole = useCarried(query.data, day === today, oddsCompany)
  const { list: answer, ...followed } = useFollowed(choice.tab === 'followed', oddsCompany)
  const chosen = useChosenList<FootballMatch, Matches>(
    { choice, settings, today },
    { source: footballSource, whole, query, followed: { ...followed, list: answer.data } },
  )
  return { ...chosen, day, tab, company: oddsCompany, whole, listed: useListed(chosen.list) }
}

function useListed(list: Matches | undefined): ReadonlyMap<string, Listed> {
  return useMemo(() => {
    const leagues = new Map(list?.leagues.map((league) => [league.id, league]))
    return new Map(
      list?.matches.map((match) => [match.id, { match, league: leagues.get(match.leagueId) }]),
    )
  }, [list])
}
