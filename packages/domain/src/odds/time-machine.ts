/** A stretch of time a market can be turned over; every part of it is as long as it lasted. */
export interface MarketSpan {
  readonly fromMs: number
  readonly toMs: number
}

/** Prices before kick-off and prices of play are two markets. */
export type MarketPeriod = 'before' | 'inPlay'

export interface SpanFacts {
  readonly firstOffersMs: readonly number[]
  readonly kickOffAtMs: number
  readonly nowMs: number
  readonly endedAtMs: number | null
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Before play from the first offer to kick-off or now; of play from kick-off to the whistle or now. */
export function marketSpan(facts: SpanFacts, period: MarketPeriod): MarketSpan | null {
  const { kickOffAtMs, nowMs, endedAtMs } = facts
  const [fromMs, toMs] =
    period === 'before'
      ? [Math.min(...facts.firstOffersMs), Math.min(kickOffAtMs, nowMs)]
      : [kickOffAtMs, Math.min(nowMs, endedAtMs ?? nowMs)]
  return Number.isFinite(fromMs) && fromMs < toMs ? { fromMs, toMs } : null
}

/** Places of the slider are minutes: 0 is the beginning, the last one the end. */
export const lastPlace = ({ fromMs, toMs }: MarketSpan): number =>
  Math.ceil((toMs - fromMs) / MINUTE_MS)

export const momentAt = ({ fromMs, toMs }: MarketSpan, place: number): number =>
  Math.min(fromMs + place * MINUTE_MS, toMs)

/** The place of a moment; what lies outside stands at the edge. */
export const placeOf = (span: MarketSpan, atMs: number): number =>
  Math.round((Math.min(Math.max(atMs, span.fromMs), span.toMs) - span.fromMs) / MINUTE_MS)

/** How far along the stretch a moment lies, 0 to 1. */
export const shareOf = ({ fromMs, toMs }: MarketSpan, atMs: number): number =>
  Math.min(1, Math.max(0, (atMs - fromMs) / (toMs - fromMs)))

/** The change before a moment or after it, within the stretch; its edges are the last resort. */
export function nextChange(
  span: MarketSpan,
  changesMs: readonly number[],
  from: { readonly atMs: number; readonly towards: 'past' | 'future' },
): number {
  const within = changesMs.filter((atMs) => atMs > span.fromMs && atMs < span.toMs)
  return from.towards === 'past'
    ? Math.max(span.fromMs, ...within.filter((atMs) => atMs < from.atMs))
    : Math.min(span.toMs, ...within.filter((atMs) => atMs > from.atMs))
}

// Nothing between six hours and a day: the same time of two days would stand there twice.
const STEPS_H = [0.5, 1, 2, 6, 24, 48, 72, 168, 336, 720]
const MOST_TICKS = 4
const DAY_H = 24
const BEIJING_MS = 8 * HOUR_MS
/** Closer to an end than this a label would touch the end's own. */
const EDGE = 0.12

export interface SpanTick {
  readonly atMs: number
  /** A midnight among other midnights, or a time of the day. */
  readonly of: 'day' | 'time'
}

/** Round moments of the wall clock in Beijing, a few of them. */
export function wallTicks(span: MarketSpan): SpanTick[] {
  const lengthH = (span.toMs - span.fromMs) / HOUR_MS
  const stepH = STEPS_H.find((each) => lengthH / each <= MOST_TICKS) ?? STEPS_H.at(-1)!
  const stepMs = stepH * HOUR_MS
  const firstMs = Math.ceil((span.fromMs + BEIJING_MS) / stepMs) * stepMs - BEIJING_MS
  const count = Math.max(0, Math.ceil((span.toMs - firstMs) / stepMs))
  return Array.from({ length: count }, (_, at) => ({
    atMs: firstMs + at * stepMs,
    of: stepH < DAY_H ? ('time' as const) : ('day' as const),
  })).filter(({ atMs }) => isInside(span, atMs))
}

const isInside = (span: MarketSpan, atMs: number) => {
  const share = (atMs - span.fromMs) / (span.toMs - span.fromMs)
  return share > EDGE && share < 1 - EDGE
}
