import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { Statistics } from '@linmen/domain/sport/depth.ts'
import { MINUTE_MS } from '#football/story/clock.ts'
import { extraSpan } from '#football/story/extra-time.ts'
import { ballShare } from './ball-share.ts'
import { flowing, flowOf, RATES, swayed } from './flow.ts'
import type { MatchLog } from './log.ts'
import { otherSide, type Note, type Stage } from './stage.ts'

const EVERY_MS = 5 * MINUTE_MS

/**
 * Figures of the match and of its halves as they grow, every five minutes and with each whistle. Each part of the
 * match is counted by itself and the whole is put together from them, so that what people add up is right.
 */
export function statisticsNotes(stage: Stage, log: MatchLog): Note[] {
  const counted = counter(stage, log)
  const before: Part[] = []
  return spansOf(stage).flatMap((span) => {
    const earlier = [...before]
    before.push(counted(span, span.toMs))
    return momentsOf(span.playMs, span.toMs).flatMap((atMs): Note[] => {
      const part = counted(span, atMs)
      const note = (period: Statistics['period'], parts: readonly Part[]): Note => ({
        atMs,
        body: { kind: 'statistics', period, figures: together(parts) },
      })
      const whole = note('all', [...earlier, part])
      return span.period ? [whole, note(span.period, [part])] : [whole]
    })
  })
}

interface Span {
  /** Extra time is told within the whole only. */
  readonly period: 'first' | 'second' | null
  readonly at: number
  /** What is booked during an interval belongs to the part after it. */
  readonly fromMs: number
  readonly playMs: number
  readonly toMs: number
}

function spansOf({ clock, overMs }: Stage): Span[] {
  const { startMs, halfMs, restartMs, fullMs } = clock
  const spans: Span[] = [
    { period: 'first', at: 0, fromMs: startMs, playMs: startMs, toMs: halfMs },
    { period: 'second', at: 1, fromMs: halfMs, playMs: restartMs, toMs: fullMs },
    { period: null, at: 2, fromMs: fullMs, playMs: fullMs, toMs: Infinity },
  ]
  return spans
    .filter(({ playMs }) => playMs < overMs)
    .map((span) => ({ ...span, toMs: Math.min(span.toMs, overMs) }))
}

function momentsOf(fromMs: number, toMs: number): number[] {
  const count = Math.floor((toMs - fromMs) / EVERY_MS)
  const regular = Array.from({ length: count }, (_, at) => fromMs + (at + 1) * EVERY_MS)
  return regular.at(-1) === toMs ? regular : [...regular, toMs]
}

interface Part {
  readonly minutes: number
  /** Share of the ball at home in percent, not rounded yet. */
  readonly share: number
  readonly counts: Readonly<Record<string, Pair>>
}

/** Corners and cards are the reported ones, shots and fouls the logged ones; what flows is a rate times the minutes. */
function counter(stage: Stage, log: MatchLog): (span: Span, toMs: number) => Part {
  const flow = flowOf(stage)
  const playedIn = (fromMs: number, toMs: number) => playedMinutes(stage, fromMs, toMs)
  const shareIn = ballShare(stage, flow.share, playedIn)
  return ({ fromMs, at }, toMs) => {
    const within = (each: { readonly atMs: number }) => each.atMs > fromMs && each.atMs <= toMs
    const told = stage.story.filter(within)
    const shots = log.shots.filter(within)
    const shotsOf = (...outcomes: string[]) =>
      bySide(shots.filter((shot) => outcomes.includes(shot.outcome)))
    const card = (colour: 'yellow' | 'red') =>
      bySide(told.flatMap((each) => (each.kind === 'card' && each.colour === colour ? [each] : [])))
    const minutes = playedIn(fromMs, toMs)
    const share = shareIn(fromMs, toMs)
    const flown = { share, amount: flow.tempo * minutes }
    const saved = shotsOf('saved')
    const counts = {
      shots: bySide(shots),
      shotsOnTarget: shotsOf('goal', 'saved'),
      shotsOff: shotsOf('missed', 'post'),
      blocked: shotsOf('blocked'),
      woodwork: shotsOf('post'),
      attacks: flowing(RATES.attacks, flown),
      dangerousAttacks: flowing(RATES.dangerous, flown),
      corners: bySide(told.flatMap((each) => (each.kind === 'corner' ? [each] : []))),
      offsides: bySide(log.offsides.filter(within)),
      passes: flowing(RATES.passes, flown),
      saves: { home: saved[otherSide('home')], away: saved[otherSide('away')] },
      fouls: bySide(log.fouls.filter(within)),
      yellowCards: card('yellow'),
      redCards: card('red'),
    }
    return { minutes, share: swayed(flow, { share, minutes, part: at }), counts }
  }
}

function bySide(items: readonly { readonly side: Side }[]): Pair {
  const of = (side: Side) => items.filter((item) => item.side === side).length
  return { home: of('home'), away: of('away') }
}

/** Counts add up; the share of the ball is the mean by the minutes, hence never outside those of the parts. */
function together(parts: readonly Part[]): Readonly<Record<string, Pair>> {
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  const home = Math.round(sum(({ minutes, share }) => minutes * share) / sum((p) => p.minutes))
  const counts = Object.keys(parts[0]!.counts).map((name) => {
    const of = (side: Side) => sum((part) => part.counts[name]![side])
    return [name, { home: of('home'), away: of('away') }] as const
  })
  return { possession: { home, away: 100 - home }, ...Object.fromEntries(counts) }
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
