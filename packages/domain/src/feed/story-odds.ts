import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { ODDS_COMPANIES } from '#odds/companies.ts'
import type { DemoFixture } from './demo-schedule.ts'
import { diceFor, type Dice } from './dice.ts'
import { priced } from './odds-price.ts'
import { MINUTE_MS, momentOf, type StoryClock } from './story-clock.ts'
import type { Draft, OfferBody } from './story-draft.ts'
import { expectedGoals } from './story-play.ts'

const DAY_MS = 86_400_000

/** What each company asks, from three days before kick-off to the last minutes of play. */
export function oddsDrafts(
  seed: string,
  fixture: DemoFixture,
  clock: StoryClock,
  play: readonly Draft[],
): Draft[] {
  const opinion = diceFor(seed, 'opinion', fixture.id).next() - 0.5
  return ODDS_COMPANIES.flatMap(({ id }, place) => {
    const dice = diceFor(seed, 'odds', fixture.id, id)
    let lean = opinion * 0.1 + (dice.next() - 0.5) * 0.04
    const moved = momentsOf(dice, fixture, clock, play, place).map((atMs) => {
      const leaning = lean
      lean += (dice.next() - 0.5) * 0.05
      return { atMs, leaning, passing: false }
    })
    // Between two changes of mind only the clock moves the price.
    const drifted = driftMoments(clock, place).map((atMs) => {
      const leaning = moved.findLast((each) => each.atMs <= atMs)?.leaning ?? lean
      return { atMs, leaning, passing: true }
    })
    return [...moved, ...drifted].map(({ atMs, leaning, passing }): Draft => {
      const make = () => offer(id, leaning, atMs, fixture, clock, play)
      return { atMs, body: { kind: 'offer', make, passing } }
    })
  })
}

/** The usual company follows the clock most closely. */
function driftMoments(clock: StoryClock, place: number): number[] {
  if (clock.fate !== 'played' && clock.fate !== 'abandoned') return []
  const everyMinutes = place === 0 ? 4 : 6
  return Array.from({ length: Math.floor(88 / everyMinutes) }, (_, at) =>
    momentOf(clock, (at + 1) * everyMinutes, 5 + place * 13),
  )
}

function momentsOf(
  dice: Dice,
  { kickOffAtMs }: DemoFixture,
  clock: StoryClock,
  play: readonly Draft[],
  place: number,
): number[] {
  const firstMs = kickOffAtMs - 3 * DAY_MS + (place * 40 + dice.between(0, 30)) * MINUTE_MS
  const before = Array.from({ length: dice.between(1, 2) }, () =>
    Math.floor(firstMs + (kickOffAtMs - firstMs) * (0.15 + 0.84 * dice.next())),
  )
  if (clock.fate !== 'played') return [firstMs, ...before].toSorted((a, b) => a - b)
  const during = [18, 64].map(
    (minute) =>
      (minute <= 45 ? clock.startMs : clock.restartMs - 45 * MINUTE_MS) +
      (minute + place * 2) * MINUTE_MS +
      dice.between(0, 59) * 1000,
  )
  const afterGoals = play
    .filter(({ body, atMs }) => body.kind === 'goal' && atMs < clock.fullMs - 4 * MINUTE_MS)
    // Two companies follow every goal, the others take their time.
    .filter(() => place < 2)
    .map(({ atMs }) => atMs + (25 + place * 15 + dice.between(0, 20)) * 1000)
  return [firstMs, ...before, ...during, ...afterGoals].toSorted((a, b) => a - b)
}

function offer(
  company: number,
  lean: number,
  atMs: number,
  fixture: DemoFixture,
  clock: StoryClock,
  play: readonly Draft[],
): OfferBody {
  const expected = expectedGoals(fixture)
  const left = 1 - Math.min(0.97, playedShare(clock, atMs))
  return {
    kind: 'odds',
    company,
    ...priced({
      home: Math.max(0.05, expected.home * (1 + lean)) * left,
      away: Math.max(0.05, expected.away * (1 - lean)) * left,
      score: scoreAt(play, atMs),
    }),
  }
}

function playedShare({ startMs, halfMs, restartMs, stop }: StoryClock, atMs: number): number {
  if (atMs <= startMs) return 0
  const minutes = (ms: number) => Math.max(0, ms) / MINUTE_MS
  const first = Math.min(45, minutes(Math.min(atMs, halfMs) - startMs))
  const stoppedMs = stop ? Math.min(stop.forMs, Math.max(0, atMs - stop.fromMs)) : 0
  return (first + Math.min(45, minutes(atMs - restartMs - stoppedMs))) / 90
}

function scoreAt(play: readonly Draft[], atMs: number): Pair {
  const past = play.filter((draft) => draft.atMs <= atMs)
  const back = new Set(past.flatMap(({ body }) => (body.kind === 'takenBack' ? body.goal : [])))
  const of = (side: string) =>
    past.filter((d) => d.body.kind === 'goal' && d.body.side === side && !back.has(d)).length
  return { home: of('home'), away: of('away') }
}
