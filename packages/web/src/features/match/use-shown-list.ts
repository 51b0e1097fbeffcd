import type { FootballMatch, League } from '@linmen/contract/match/football.schemas.ts'
import { businessDay, weekdayWord } from '@linmen/domain/match/business-day.ts'
import { useMemo } from 'react'
import { oddsOf, oddsTab, type MatchSettings } from '#kit/match-settings.ts'
import { useToldOffline } from '#kit/online.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import type { ListChoice } from './list-choice.ts'
import { useCarried } from './use-carried.ts'
import { onceSettled, useFollowed } from './use-followed.ts'
import { footballSource, useFollowedOrder, useListOrder } from './use-list-order.ts'
import { useMatchDay } from './use-match-day.ts'

export interface Listed {
  readonly match: FootballMatch
  readonly league: League | undefined
}

const NO_MATCHES: readonly FootballMatch[] = []

/** The list on screen: one day under the person's filters, or everything they follow. */
export function useShownList(choice: ListChoice, settings: MatchSettings, today: string) {
  const day = choice.day ?? today
  const onFollowed = choice.tab === 'followed'
  const tab = oddsTab('football', choice.lottery)
  const { oddsCompany } = oddsOf(settings, tab).provider
  const list = useMatchDay(day, oddsCompany)
  const whole = useCarried(list.data, day === today, oddsCompany)
  const followed = useFollowed(onFollowed, oddsCompany)
  const filter = useMemo(
    () => ({ lottery: choice.lottery, leagues: choice.leagues && new Set(choice.leagues) }),
    [choice.lottery, choice.leagues],
  )
  const asking = settings.stickFocusMatches && followed.asking
  const ofDay = useListOrder(
    {
      matches: (!asking && whole?.matches) || NO_MATCHES,
      filter,
      tab: choice.tab === 'followed' ? 'all' : choice.tab,
      followedOnTop: settings.stickFocusMatches,
      followed: followed.ids,
    },
    footballSource,
  )
  const ofFollowed = useFollowedOrder(
    { matches: followed.list.data?.matches ?? NO_MATCHES, followed: followed.ids, today },
    footballSource,
  )
  const listed = useListed(onFollowed ? followed.list.data : whole)
  const { ids, resort } = onFollowed ? ofFollowed : ofDay
  const source = useToldOffline<Loading<unknown>>(
    onFollowed ? followed.query : onceSettled(list, asking),
  )
  return {
    day,
    tab,
    whole,
    ids,
    listed,
    heads: onFollowed ? headsOf(ids, listed, today) : undefined,
    counts: { live: ofDay.counts.live, followed: followed.ids.length },
    query: source,
    refresh: () => Promise.resolve(source.refetch()).then(resort),
  }
}

function useListed(
  answer: { matches: readonly FootballMatch[]; leagues: readonly League[] } | undefined,
): ReadonlyMap<string, Listed> {
  return useMemo(() => {
    const leagues = new Map(answer?.leagues.map((league) => [league.id, league]))
    return new Map(
      answer?.matches.map((match) => [match.id, { match, league: leagues.get(match.leagueId) }]),
    )
  }, [answer])
}

/** The day above the first match of each day. */
export function headsOf(
  ids: readonly string[],
  listed: ReadonlyMap<string, { readonly match: { readonly kickOffAtMs: number } }>,
  today: string,
): ReadonlyMap<string, string> {
  const heads = new Map<string, string>()
  let last = ''
  for (const id of ids) {
    const day = businessDay(listed.get(id)?.match.kickOffAtMs ?? 0)
    if (day !== last) heads.set(id, `${day.slice(5)} ${day === today ? '今天' : weekdayWord(day)}`)
    last = day
  }
  return heads
}
