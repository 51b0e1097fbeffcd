import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { publishEndpoints } from '@linmen/contract/plan/publish.endpoints.ts'
import type { OfferedMatch as Shown } from '@linmen/contract/plan/publish.schemas.ts'
import type { Reader } from '#db/port.ts'
import { query } from '#kit/query.ts'
import { offeredMatches, type OfferedMatch } from '#features/match/public.ts'
import { namedMatch } from './named-match.ts'
import type { PlanRow } from './plan.repo.ts'

const AHEAD_MS = 3 * 86_400_000
const MOST = 120

type Play = 'all' | 'single' | 'handicap' | 'overUnder'

export const listFootballMatches = query(
  publishEndpoints.listFootballMatches,
  async (db, { play = 'all' }, { actor, nowMs }) => ({
    items: await offeredTo(db, { sport: 'football', play, nowMs, viewerId: actor?.id }),
  }),
)

export const listBasketballMatches = query(
  publishEndpoints.listBasketballMatches,
  async (db, { play }, { actor, nowMs }) => ({
    items: await offeredTo(db, { sport: 'basketball', play, nowMs, viewerId: actor?.id }),
  }),
)

interface Asked {
  readonly sport: Sport
  readonly play: Play
  readonly nowMs: number
  readonly viewerId: string | undefined
}

async function offeredTo(db: Reader, { sport, play, nowMs, viewerId }: Asked): Promise<Shown[]> {
  const matches = await offeredMatches(db, { sport, atMs: nowMs, untilMs: nowMs + AHEAD_MS })
  const wanted = matches.filter((match) => PRICED[play](match)).slice(0, MOST)
  const taken = viewerId === undefined ? () => [] : await takenBy(db, viewerId, wanted)
  return wanted.map((match) => ({ ...shown(match), taken: taken(match.id) }))
}

const PRICED: Record<Play, (match: OfferedMatch) => boolean> = {
  all: () => true,
  single: ({ european }) => isPriced(european),
  handicap: ({ asian }) => isPriced(asian),
  overUnder: ({ overUnder }) => isPriced(overUnder),
}

const isPriced = ([first = 0, , last = 0]: readonly number[]) => first > 0 && last > 0

const shown = (match: OfferedMatch): Omit<Shown, 'taken'> => ({
  match: {
    ...namedMatch(match),
    ...(match.number !== null && { number: match.number }),
  },
  pricedAtMs: match.pricedAtMs,
  ...(isPriced(match.european) && { european: three(match.european, 'home', 'draw', 'away') }),
  ...(isPriced(match.asian) && { asian: three(match.asian, 'first', 'line', 'second') }),
  ...(isPriced(match.overUnder) && {
    overUnder: three(match.overUnder, 'first', 'line', 'second'),
  }),
})

const three = <A extends string, B extends string, C extends string>(
  [one = 0, two = 0, last = 0]: readonly number[],
  a: A,
  b: B,
  c: C,
) => ({ [a]: one, [b]: two, [c]: last }) as Record<A | B | C, number>

async function takenBy(db: Reader, expertId: string, matches: readonly OfferedMatch[]) {
  if (matches.length === 0) return () => []
  const rows = await db
    .selectFrom('plan')
    .select(['match_id', 'market'])
    .where('expert_id', '=', expertId)
    .where('two_for_one', '=', false)
    .where('pool_issue', 'is', null)
    .where(
      'match_id',
      'in',
      matches.map(({ id }) => id),
    )
    .execute()
  return (matchId: string): PlanRow['market'][] =>
    rows.filter((row) => row.match_id === matchId).map((row) => row.market)
}
