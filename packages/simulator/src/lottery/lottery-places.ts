import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { POOL_SIZE } from '@linmen/domain/lottery/pool-draw.ts'
import { poolIssueOf } from '@linmen/domain/lottery/pool-issue.ts'
import { jingcaiNumber } from '@linmen/domain/match/business-day.ts'
import type { Fixture, LotteryPlaces } from '@linmen/domain/sport/fixture.ts'
import { noise, noiseKey } from '#market/noise.ts'

/** What decides whether and where the national games carry a match. */
export interface LotteryCandidate {
  readonly fixture: Pick<Fixture, 'id' | 'kickOffAtMs'>
  readonly expected: Pair
  readonly hot: boolean
}

/** The places of all matches of one business day. A match that no game carries has three nulls. */
export function lotteryPlaces(
  seed: string,
  sport: Sport,
  day: string,
  matches: readonly LotteryCandidate[],
): ReadonlyMap<string, LotteryPlaces> {
  const ordered = matches.toSorted(
    (a, b) => a.fixture.kickOffAtMs - b.fixture.kickOffAtMs || idOrder(a, b),
  )
  const single = singlePlaces(sport, day, ordered)
  const football = sport === 'football'
  const key = noiseKey(`${seed}|lottery|${day}`)
  const beijing = football ? beijingPlaces(key, day, ordered) : NOWHERE
  const pool = football ? poolPlaces(key, day, ordered) : NOWHERE
  return new Map(
    ordered.map(({ fixture: { id } }) => [
      id,
      {
        single: single.get(id) ?? null,
        beijing: beijing.get(id) ?? null,
        pool: pool.get(id) ?? null,
      },
    ]),
  )
}

type Places<Game extends keyof LotteryPlaces> = ReadonlyMap<
  string,
  NonNullable<LotteryPlaces[Game]>
>

const NOWHERE: ReadonlyMap<string, never> = new Map<string, never>()

/** 篮彩 counts from 301, so that a number says which sport it is of. */
const FIRST_OF = { football: 1, basketball: 301 } as const
const MOST_SINGLE = { football: 99, basketball: 40 } as const
const LEAST_SINGLE = 6

/** 竞彩 carries the hot leagues; on a day without them the first matches of the day. */
function singlePlaces(
  sport: Sport,
  day: string,
  ordered: readonly LotteryCandidate[],
): Places<'single'> {
  const hot = ordered.filter((match) => match.hot)
  const carried = hot.length >= LEAST_SINGLE ? hot : hotFirst(ordered, LEAST_SINGLE)
  return new Map(
    carried.slice(0, MOST_SINGLE[sport]).map(({ fixture, expected }, at) => {
      const number = jingcaiNumber(day, FIRST_OF[sport] + at).text
      return [fixture.id, { number, handicap: wholeHandicap(sport, expected) }]
    }),
  )
}

/**
 * Added to the home score: −1 when home gives one. Football is never level, because the plain game is sold beside
 * it; a second goal is given from a difference at which one would hardly change the favourite's price.
 */
function wholeHandicap(sport: Sport, { home, away }: Pair): number {
  const lead = home - away
  const given =
    sport === 'football'
      ? Math.max(1, Math.round(Math.abs(lead) - 0.1))
      : Math.max(1, Math.round(Math.abs(lead)))
  return lead >= 0 ? -given : given
}

const BEIJING_SHARE = 0.3

/** 北单 carries what 竞彩 does and many more; its issue is the day, its numbers begin anew with it. */
function beijingPlaces(
  key: number,
  day: string,
  ordered: readonly LotteryCandidate[],
): Places<'beijing'> {
  const issue = day.slice(2).replaceAll('-', '')
  return new Map(
    ordered
      .filter(({ hot, fixture }) => hot || drawn(key, fixture.id) < BEIJING_SHARE)
      .map(({ fixture }, at) => [fixture.id, { issue, number: at + 1 }]),
  )
}

/** A day with too few matches leaves its issue out. */
function poolPlaces(
  key: number,
  day: string,
  ordered: readonly LotteryCandidate[],
): Places<'pool'> {
  const issue = poolIssueOf(day)
  if (!issue || ordered.length < POOL_SIZE) return NOWHERE
  const byLot = ordered.toSorted((a, b) => drawn(key, b.fixture.id) - drawn(key, a.fixture.id))
  const chosen = new Set(hotFirst(byLot, POOL_SIZE))
  return new Map(
    ordered
      .filter((match) => chosen.has(match))
      .map(({ fixture }, at) => [fixture.id, { issue, place: at + 1 }]),
  )
}

const drawn = (key: number, id: string) => noise(key, noiseKey(id))

const hotFirst = (matches: readonly LotteryCandidate[], count: number) =>
  [...matches.filter(({ hot }) => hot), ...matches.filter(({ hot }) => !hot)].slice(0, count)

const idOrder = (a: LotteryCandidate, b: LotteryCandidate) => (a.fixture.id < b.fixture.id ? -1 : 1)
