import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Statistics } from '#sport/depth.ts'
import { diceFor } from '#world/dice.ts'
import { MINUTE_MS } from '#world/football/story/clock.ts'
import { extraSpan } from '#world/football/story/extra-time.ts'
import { ballShare } from './ball-share.ts'
import type { MatchLog } from './log.ts'
import { otherSide, type Note, type Stage } from './stage.ts'

const EVERY_MS = 5 * MINUTE_MS

/** Figures of the match and of its halves as they grow, every five minutes and with each whistle. */
export function statisticsNotes(stage: Stage, log: MatchLog): Note[] {
  const { startMs, halfMs, restartMs, fullMs } = stage.clock
  const { overMs } = stage
  const counting = counter(stage, log)
  const first = momentsOf(startMs, Math.min(halfMs, overMs))
  const second = momentsOf(restartMs, Math.min(fullMs, overMs))
  const extra = overMs > fullMs ? momentsOf(fullMs, overMs) : []
  const note = (period: Statistics['period'], fromMs: number, atMs: number): Note => ({
    atMs,
    body: { kind: 'statistics', period, figures: counting(fromMs, atMs) },
  })
  return [
    ...first.flatMap((atMs) => [note('all', startMs, atMs), note('first', startMs, atMs)]),
    ...second.flatMap((atMs) => [note('all', startMs, atMs), note('second', restartMs, atMs)]),
    ...extra.map((atMs) => note('all', startMs, atMs)),
  ]
}

function momentsOf(fromMs: number, toMs: number): number[] {
  const count = Math.floor((toMs - fromMs) / EVERY_MS)
  const regular = Array.from({ length: count }, (_, at) => fromMs + (at + 1) * EVERY_MS)
  return regular.at(-1) === toMs ? regular : [...regular, toMs]
}

type Count = (fromMs: number, toMs: number) => Readonly<Record<string, Pair>>

/** Corners and cards are the reported ones, shots and fouls the logged ones; what flows is a rate times the minutes. */
function counter(stage: Stage, log: MatchLog): Count {
  const flow = flowOf(stage)
  const playedIn = (fromMs: number, toMs: number) => playedMinutes(stage, fromMs, toMs)
  const shareIn = ballShare(stage, flow.share, playedIn)
  return (fromMs, toMs) => {
    const within = ({ atMs }: { readonly atMs: number }) => atMs > fromMs && atMs <= toMs
    const told = stage.story.filter(within)
    const shots = log.shots.filter(within)
    const pair = (count: (side: Side) => number): Pair => ({
      home: count('home'),
      away: count('away'),
    })
    const of = (items: readonly { readonly side: Side }[]) =>
      pair((side) => items.filter((item) => item.side === side).length)
    const shotsOf = (...outcomes: string[]) =>
      of(shots.filter((shot) => outcomes.includes(shot.outcome)))
    const card = (colour: 'yellow' | 'red') =>
      of(told.flatMap((each) => (each.kind === 'card' && each.colour === colour ? [each] : [])))
    const minutes = playedIn(fromMs, toMs)
    const share = shareIn(fromMs, toMs)
    const flowing = (rate: Rate): Pair => {
      const home = 0.5 + ((share - 50) / 100) * rate.weight
      const all = rate.both * flow.tempo * minutes
      return { home: Math.round(all * home), away: Math.round(all * (1 - home)) }
    }
    const saved = shotsOf('saved')
    return {
      possession: possessionOf(share, flow.phase, minutes),
      shots: of(shots),
      shotsOnTarget: shotsOf('goal', 'saved'),
      shotsOff: shotsOf('missed', 'post'),
      blocked: shotsOf('blocked'),
      woodwork: shotsOf('post'),
      attacks: flowing(RATES.attacks),
      dangerousAttacks: flowing(RATES.dangerous),
      corners: of(told.flatMap((each) => (each.kind === 'corner' ? [each] : []))),
      offsides: of(log.offsides.filter(within)),
      passes: flowing(RATES.passes),
      saves: pair((side) => saved[otherSide(side)]),
      fouls: of(log.fouls.filter(within)),
      yellowCards: card('yellow'),
      redCards: card('red'),
    }
  }
}

/** Intervals, a storm and a shoot-out are no play. */
function playedMinutes({ clock }: Stage, fromMs: number, toMs: number): number {
  const { halfMs, restartMs, fullMs, stop } = clock
  const extra = extraSpan(clock)
  const lost = (begin: number, end: number) =>
    Math.max(0, Math.min(toMs, end) - Math.max(fromMs, begin))
  const storm = stop ? lost(stop.fromMs, stop.fromMs + stop.forMs) : 0
  const intervals = lost(halfMs, restartMs) + lost(fullMs, extra.startMs)
  const pauses = storm + intervals + lost(extra.endMs, Infinity)
  return (toMs - fromMs - pauses) / MINUTE_MS
}

interface Flow {
  /** Share of the ball at home, in percent, while all men are on, and how it sways. */
  readonly share: number
  readonly phase: number
  readonly tempo: number
}

interface Rate {
  /** Of both sides in a minute. */
  readonly both: number
  /** How much more of it the side has that has the ball. */
  readonly weight: number
}

const RATES = {
  attacks: { both: 2.1, weight: 1.2 },
  dangerous: { both: 1.05, weight: 1.5 },
  passes: { both: 8.6, weight: 1.15 },
} as const satisfies Record<string, Rate>

/** The side that is expected to score more has more of the ball. */
function flowOf({ almanac, match, expected }: Stage): Flow {
  const dice = diceFor(almanac.seed, 'flow', match.id)
  const lead = expected.home / (expected.home + expected.away)
  const share = Math.min(72, Math.max(28, 50 + (lead - 0.53) * 60 + (dice.next() - 0.5) * 16))
  return { share, tempo: 0.85 + 0.3 * dice.next(), phase: dice.next() * 6 }
}

function possessionOf(share: number, phase: number, minutes: number): Pair {
  const sway = (5 * Math.sin(phase + minutes / 11)) / (1 + minutes / 25)
  const home = Math.round(share + sway)
  return { home, away: 100 - home }
}
