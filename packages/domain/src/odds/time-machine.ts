/** The stretch of time a market can be turned back over. */
export interface MarketSpan {
  /** The first offer anybody made. */
  readonly fromMs: number
  readonly kickOffAtMs: number
  /** Now, or the final whistle. */
  readonly toMs: number
}

export interface SpanFacts {
  readonly firstOffersMs: readonly number[]
  readonly kickOffAtMs: number
  readonly nowMs: number
  readonly endedAtMs: number | null
}

/** Places of the slider: 0 is the first offer, the last one is the end. */
export const LAST_PLACE = 1000
/** Where kick-off stands once there is something behind it: play is short, and much happens in it. */
const KICK_OFF_PLACE = 600

export function marketSpan(facts: SpanFacts): MarketSpan | null {
  const fromMs = Math.min(...facts.firstOffersMs)
  const toMs = Math.min(facts.nowMs, facts.endedAtMs ?? facts.nowMs)
  if (!Number.isFinite(fromMs) || fromMs >= toMs) return null
  return { fromMs, kickOffAtMs: facts.kickOffAtMs, toMs }
}

/** The market that is shown unasked: the present one, or the last before kick-off. */
export const restMs = ({ kickOffAtMs, toMs }: MarketSpan): number => Math.min(kickOffAtMs, toMs)

/**
 * The moment of a place. Before kick-off the steps grow with the distance, as prices move mostly in
 * the last hours; during play all steps are the same.
 */
export function momentAt(span: MarketSpan, place: number): number {
  const [rest, restPlace] = [restMs(span), placeOfRest(span)]
  if (place >= restPlace && restPlace < LAST_PLACE) {
    const share = (place - restPlace) / (LAST_PLACE - restPlace)
    return Math.round(rest + share * (span.toMs - rest))
  }
  const left = 1 - place / restPlace
  return Math.round(rest - left ** 2 * (rest - span.fromMs))
}

/** The place of a moment; what lies outside stands at the edge. */
export function placeOf(span: MarketSpan, atMs: number): number {
  const [rest, restPlace] = [restMs(span), placeOfRest(span)]
  if (atMs >= rest) {
    if (restPlace === LAST_PLACE) return LAST_PLACE
    const share = (Math.min(atMs, span.toMs) - rest) / (span.toMs - rest)
    return Math.round(restPlace + share * (LAST_PLACE - restPlace))
  }
  const left = Math.sqrt((rest - Math.max(atMs, span.fromMs)) / (rest - span.fromMs))
  return Math.round((1 - left) * restPlace)
}

function placeOfRest({ fromMs, kickOffAtMs, toMs }: MarketSpan): number {
  if (kickOffAtMs >= toMs) return LAST_PLACE
  // Whoever offers only during play leaves nothing before it.
  return kickOffAtMs <= fromMs ? 0 : KICK_OFF_PLACE
}
