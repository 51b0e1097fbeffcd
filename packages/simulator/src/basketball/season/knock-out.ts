import { addDays } from '@linmen/domain/match/business-day.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import type { KnockOutRound } from '#basketball/atlas/league-row.ts'
import { DAYS_BETWEEN, roundOpens, type SeasonKey } from './calendar.ts'

/** What a knock-out needs to know of the matches it makes. */
export interface Court {
  /** Plays one match and says who won and when it was over. */
  play(slot: Slot): { readonly winner: Club; readonly endsAtMs: number }
}

export interface Slot {
  readonly number: number
  readonly home: Club
  readonly away: Club
  readonly localDay: string
  readonly stage: 2 | 3
  readonly roundName: string
  readonly round: number
  readonly neutral: boolean
  /** Since when both are known. */
  readonly announcedAtMs: number
}

/** A team that is still in, and since when that is known. */
interface Seed {
  readonly club: Club
  readonly place: number
  readonly sinceMs: number
}

/** Null is a bye: whoever stands beside it is through. */
type Place = Seed | null

/**
 * Plays a season's knock-out from the final tables, one for each conference or one for all. The better placed hosts
 * the first two, the fifth and the last match of a series.
 */
export function playKnockOut(
  key: SeasonKey,
  tables: readonly (readonly Club[])[],
  court: Court & { readonly sinceMs: number },
): void {
  const { knockOut, conferences } = key.league
  let fields: Place[][] = tables.map((clubs) =>
    clubs.map((club, at) => ({ club, place: at + 1, sinceMs: court.sinceMs })),
  )
  for (const [round, row] of knockOut.entries()) {
    const opens = roundOpens(key, row)
    const named = (field: number) => `${conferences?.[field] ?? ''}${row.name}`
    const hall = (field: number, from = 0): Hall => ({
      court,
      row,
      round,
      opens,
      name: row.kind === 'final' ? row.name : named(field),
      series: from,
    })
    if (row.kind === 'playIn') fields = fields.map((seeds, at) => playIn(hall(at, at * 3), seeds))
    else if (row.kind === 'final') fields = [playRound(hall(0), fields.flat())]
    else {
      const bracket = row.seeds ? fields.map((seeds) => bracketOf(seeds, row.seeds!)) : fields
      fields = bracket.map((seeds, at) => playRound(hall(at, at * 4), seeds))
    }
  }
}

/** Where a round is played: its number, name and first day, and the number of its first series. */
interface Hall {
  readonly court: Court
  readonly row: KnockOutRound
  readonly round: number
  readonly opens: string
  readonly name: string
  readonly series: number
}

/** Seventh and eighth play for a place, the loser once more against the winner of ninth and tenth. */
function playIn(hall: Hall, seeds: readonly Place[]): Place[] {
  const [seventh, eighth, ninth, tenth] = seeds.slice(6, 10) as [Seed, Seed, Seed, Seed]
  const first = series(hall, [seventh, eighth], 0)
  const second = series(hall, [ninth, tenth], 1)
  const loser = first.club === seventh.club ? eighth : seventh
  const waiting = { ...loser, sinceMs: first.sinceMs }
  const last = series({ ...hall, opens: addDays(hall.opens, 2) }, [waiting, second], 2)
  return [...seeds.slice(0, 6), { ...first, place: 7 }, { ...last, place: 8 }]
}

/** One against last, so that the best two can meet only at the end. */
function bracketOf(seeds: readonly Place[], count: number): Place[] {
  let order = [1]
  while (order.length < count) {
    const size = order.length * 2
    order = order.flatMap((seed) => [seed, size + 1 - seed])
  }
  return order.map((seed) => (seed <= count ? seeds[seed - 1]! : null))
}

function playRound(hall: Hall, seeds: readonly Place[]): Seed[] {
  return Array.from({ length: seeds.length / 2 }, (_, at) => {
    const one = seeds[at * 2]!
    const other = seeds[at * 2 + 1]
    return other ? series(hall, [one, other], at) : one
  })
}

/** Matches of a series that the better placed hosts, from 1. */
const HOSTED = { 1: [1], 3: [1, 3], 5: [1, 2, 5], 7: [1, 2, 5, 7] }

function series(hall: Hall, pair: readonly [Seed, Seed], at: number): Seed {
  const { court, row, round, name } = hall
  const [better, other] = pair[0].place <= pair[1].place ? pair : [pair[1], pair[0]]
  const number = hall.series + at
  const start = addDays(hall.opens, row.kind === 'final' ? 0 : number % 2)
  const hosts: readonly number[] = HOSTED[row.bestOf]
  const needed = (row.bestOf + 1) / 2
  const won = new Map([
    [better.club, 0],
    [other.club, 0],
  ])
  let sinceMs = Math.max(better.sinceMs, other.sinceMs)
  for (let game = 1; ; game += 1) {
    const [home, away] = hosts.includes(game) ? [better, other] : [other, better]
    const { winner, endsAtMs } = court.play({
      number: 9000 + round * 100 + number * 10 + game,
      home: home.club,
      away: away.club,
      localDay: addDays(start, (game - 1) * DAYS_BETWEEN),
      stage: row.kind === 'playIn' ? 2 : 3,
      roundName: row.bestOf === 1 ? name : `${name} G${game}`,
      round: round + 1,
      neutral: row.neutral ?? false,
      announcedAtMs: sinceMs,
    })
    won.set(winner, won.get(winner)! + 1)
    // The first match of a series is known with the pair; a later one that may not be needed, once it is.
    if (game >= needed) sinceMs = endsAtMs
    if (won.get(winner) === needed) {
      const seed = winner === better.club ? better : other
      return { ...seed, sinceMs: endsAtMs }
    }
  }
}
