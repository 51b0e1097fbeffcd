import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { bellNoise, noise } from './noise.ts'
import type { MatchMarket } from './quote.ts'

/** Money matched on home, draw and away up to a moment; no draw in basketball. */
export interface Matched {
  readonly atMs: number
  readonly amounts: readonly number[]
  readonly prices: readonly number[]
}

/** Every look at an exchange that quoted these prices, in order of time. No amount ever falls. */
export function exchangeGrowth(
  market: MatchMarket,
  ticks: readonly OddsTick[],
  key: number,
): Matched[] {
  const known = market.outlook.fixture.lottery.single !== null
  const all = (known ? KNOWN : UNKNOWN) * Math.exp(0.85 * bellNoise(key, 30))
  if (ticks.length === 0) return []
  const parts = appeal(ticks, market.outlook.fixture.kickOffAtMs, key)
  let at = -1
  return looks(market, key).flatMap(({ atMs, share }) => {
    while (at + 1 < ticks.length && ticks[at + 1]!.atMs <= atMs) at += 1
    if (at < 0) return []
    const amounts = parts.map((part, outcome) =>
      // Each outcome fills at its own pace and never loses money.
      Math.max(1, Math.round(all * part * share ** (0.85 + 0.35 * noise(key, 60 + outcome)))),
    )
    return [{ atMs, amounts, prices: pricesOf(ticks[at]!) }]
  })
}

/** Yuan: the middle of the matches that the national games carry, and of the others. */
const KNOWN = 6_000_000
const UNKNOWN = 260_000
/** From 652 markets of the A-League: favourites draw more than their chance, draws six tenths of it. */
const FAVOUR = 1.45
const DRAW_APPEAL = 0.6

const HOUR_MS = 3_600_000
/** Hours before kick-off: seldom days before, then every hour, at last every few minutes. */
const EARLY = [120, 96, 76, 60, 48, 38, 30] as const
const LAST_DAY = Array.from({ length: 24 }, (_, at) => 24 - at)
const LAST_HOUR = [0.7, 0.4, 0.2, 0.05] as const
const STEPS_IN_PLAY = 14
const BEFORE = 0.45

/** When the exchange is looked at, and the share of all its money that is there by then. */
function looks({ outlook }: MatchMarket, key: number): { atMs: number; share: number }[] {
  const { fixture, endMs, calledOffAtMs } = outlook
  const fromMs = Math.max(fixture.kickOffAtMs, outlook.startMs)
  const before = leads(key).map(({ lead, calm }) => ({
    atMs: Math.round(fixture.kickOffAtMs - lead * HOUR_MS),
    share: (BEFORE * calm) / (1 + lead / 5),
  }))
  const during = Array.from({ length: STEPS_IN_PLAY }, (_, at) => {
    const part = (at + 0.3 + 0.6 * noise(key, 40 + at)) / STEPS_IN_PLAY
    const atMs = Math.round(fromMs + part * (endMs - fromMs))
    return { atMs, share: BEFORE + (1 - BEFORE) * part ** 0.8 }
  })
  return [...before, ...during].filter(({ atMs }) => atMs <= (calledOffAtMs ?? Infinity))
}

/** Each look comes a little beside its hour, and some hours are calm: less than an hour brings, so that nothing falls. */
function leads(key: number): { lead: number; calm: number }[] {
  const about = (hours: number, at: number) => ({
    lead: hours * (0.9 + 0.15 * noise(key, at)),
    calm: 1,
  })
  return [
    ...EARLY.map(about),
    ...LAST_DAY.map((hours, at) => ({
      lead: hours - 0.2 * noise(key, 200 + at),
      calm: 0.98 + 0.02 * noise(key, 230 + at),
    })),
    ...LAST_HOUR.map((hours, at) => about(hours, 20 + at)),
  ]
}

/** How the money is divided in the end: by chance, with favour and fashion, and little on the draw. */
function appeal(ticks: readonly OddsTick[], kickOffAtMs: number, key: number): number[] {
  const closing = ticks.findLast(({ atMs }) => atMs <= kickOffAtMs) ?? ticks[0]!
  const prices = pricesOf(closing)
  const weights = prices.map(
    (price, outcome) =>
      (100 / price) ** FAVOUR *
      Math.exp(0.25 * bellNoise(key, 31 + outcome)) *
      (prices.length === 3 && outcome === 1 ? DRAW_APPEAL : 1),
  )
  const sum = weights.reduce((total, each) => total + each, 0)
  return weights.map((each) => each / sum)
}

const pricesOf = ({ european: { home, draw, away } }: OddsTick): number[] =>
  draw > 0 ? [home, draw, away] : [home, away]
