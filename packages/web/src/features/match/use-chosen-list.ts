import { beijingDay, businessDay, dayWord } from '@linmen/domain/match/business-day.ts'
import { inTab } from '@linmen/domain/match/list/match-list.ts'
import { useMemo } from 'react'
import type { MatchSettings } from '#sport/match-settings.ts'
import { useToldOffline } from '#kit/device/online.ts'
import type { Loading } from '#kit/pages/loaded.tsx'
import { useTicking } from '#kit/tick.ts'
import type { ListChoice } from './list-choice.ts'
import { onceSettled } from '#features/match/follow/use-followed.ts'
import { useFollowedOrder, useListOrder, type ListSource } from './use-list-order.ts'

interface OneMatch {
  readonly id: string
  readonly kickOffAtMs: number
}

interface DayList<Match> {
  readonly matches: readonly Match[]
  readonly leagues: readonly { readonly id: string; readonly hot: boolean }[]
}

/** Where the matches of a sport come from. */
interface Sources<Match, List extends DayList<Match>> {
  readonly source: ListSource<Match>
  /** The chosen day, and the question it answers. */
  readonly whole: List | undefined
  readonly query: Loading<unknown>
  readonly followed: {
    readonly ids: readonly string[]
    readonly asking: boolean
    readonly list: List | undefined
    readonly query: Loading<unknown>
  }
}

interface Wanted {
  readonly choice: ListChoice
  readonly settings: MatchSettings
  readonly today: string
}

const NO_MATCHES: readonly never[] = []

/** Of either sport: one day under the person's filters, or everything they follow. */
export function useChosenList<Match extends OneMatch, List extends DayList<Match>>(
  { choice, settings, today }: Wanted,
  sources: Sources<Match, List>,
) {
  const { source, whole, query, followed } = sources
  const onFollowed = choice.tab === 'followed'
  const date = useTicking(beijingDay)
  const dayLeagues = whole?.leagues
  const { lottery, leagues, hot } = choice
  const filter = useMemo(
    () => ({ lottery, leagues: wantedOf({ leagues, hot }, dayLeagues) }),
    [lottery, leagues, hot, dayLeagues],
  )
  const asking = settings.stickFocusMatches && followed.asking
  const ofDay = useListOrder<Match>(
    {
      matches: (!asking && whole?.matches) || NO_MATCHES,
      filter,
      tab: choice.tab === 'followed' ? 'all' : choice.tab,
      followedOnTop: settings.stickFocusMatches,
      followed: followed.ids,
    },
    source,
  )
  const ofFollowed = useFollowedOrder<Match>(
    { matches: followed.list?.matches ?? NO_MATCHES, followed: followed.ids, today },
    source,
  )
  const list = onFollowed ? followed.list : whole
  const { ids, resort } = onFollowed ? ofFollowed : ofDay
  const shown = useToldOffline<Loading<unknown>>(
    onFollowed ? followed.query : onceSettled(query, asking),
  )
  return {
    ids,
    /** What the rows are made from. */
    list,
    heads: onFollowed && list ? headsOf(ids, list.matches, { today, date }) : undefined,
    /** The matches of the day that the open tab could list, before any filter. */
    ofTab: () => {
      const { tab } = choice
      const matches = whole?.matches ?? NO_MATCHES
      return tab === 'followed'
        ? matches
        : matches.filter((match) => inTab(source.listedNow(match), tab))
    },
    counts: { live: ofDay.counts.live, followed: followed.ids.length },
    query: shown,
    refresh: () => Promise.resolve(shown.refetch()).then(resort),
  }
}

/** The leagues the person wants to see; null is all of them. */
function wantedOf(
  { leagues, hot }: Pick<ListChoice, 'leagues' | 'hot'>,
  ofDay: DayList<never>['leagues'] | undefined,
): ReadonlySet<string> | null {
  if (!hot || !ofDay) return leagues && new Set(leagues)
  const known = ofDay.filter((league) => league.hot).map(({ id }) => id)
  return new Set(leagues ? known.filter((id) => leagues.includes(id)) : known)
}

/** The day above the first match of each day. */
function headsOf(
  ids: readonly string[],
  matches: readonly OneMatch[],
  { today, date }: { today: string; date: string },
): ReadonlyMap<string, string> {
  const days = new Map(matches.map(({ id, kickOffAtMs }) => [id, businessDay(kickOffAtMs)]))
  const heads = new Map<string, string>()
  let last = ''
  for (const id of ids) {
    const day = days.get(id) ?? today
    // Until noon the list that is on has matches of the day before and of today.
    const since = day === today && day !== date ? '至今天' : ''
    if (day !== last) heads.set(id, `${day.slice(5)} ${dayWord(day, date)}${since}`)
    last = day
  }
  return heads
}
