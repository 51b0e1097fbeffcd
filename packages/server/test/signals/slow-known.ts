import type { Known } from '@linmen/domain/special/known.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'

// Written from the formulas on the pages, on purpose without the functions the product reckons with: plain loops over
// everything that was ever told, however long that takes.

export type Side = 'home' | 'draw' | 'away'
export const SIDES: readonly Side[] = ['home', 'draw', 'away']
export interface SlowSignal {
  readonly side: Side
  readonly strength: number
}

const EXCHANGE = 25
const HEADLINE = [6, 2, 3, 5]

/** The moment nothing later than which is looked at. */
export const lastMoment = ({ asOfMs, sheet }: Known): number =>
  asOfMs < sheet.fixture.kickOffAtMs ? asOfMs : sheet.fixture.kickOffAtMs

interface Company {
  readonly company: number
  readonly first: OddsTick
  readonly last: OddsTick
}

/** First and last word of every company until then. */
function companiesOf(known: Known): Company[] {
  const until = lastMoment(known)
  const numbers: number[] = []
  for (const { company } of known.ticks) if (!numbers.includes(company)) numbers.push(company)
  const companies: Company[] = []
  for (const company of numbers) {
    let first: OddsTick | null = null
    let last: OddsTick | null = null
    for (const tick of known.ticks) {
      if (tick.company !== company || tick.atMs > until) continue
      if (first === null || tick.seq < first.seq) first = tick
      if (last === null || tick.seq > last.seq) last = tick
    }
    if (first && last) companies.push({ company, first, last })
  }
  return companies
}

/** All who price the three results, without the exchange. */
export const europeanCompanies = (known: Known): Company[] =>
  companiesOf(known).filter(({ company, last }) => company !== EXCHANGE && last.european.home > 0)

export const asianCompanies = (known: Known): Company[] =>
  companiesOf(known).filter(
    ({ company, first, last }) =>
      company !== EXCHANGE && last.asian.first > 0 && first.asian.first > 0,
  )

export const headlineOf = (known: Known): Known => ({
  ...known,
  ticks: known.ticks.filter(({ company }) => HEADLINE.includes(company)),
})

/** Chances of one company without its margin. */
export function fair(tick: OddsTick): number[] {
  const { home, draw, away } = tick.european
  const prices = draw === 0 ? [home, away] : [home, draw, away]
  let sum = 0
  for (const price of prices) sum += 100 / price
  return prices.map((price) => 100 / price / sum)
}

export function average(rows: readonly (readonly number[])[]): number[] {
  const width = rows[0]?.length ?? 0
  const means: number[] = []
  for (let at = 0; at < width; at++) {
    let sum = 0
    for (const row of rows) sum += row[at]!
    means.push(sum / rows.length)
  }
  return means
}

/** The first of the greatest, if it is above the floor. */
export function greatest(figures: readonly number[], floor = -Infinity): SlowSignal | null {
  let best = 0
  for (let at = 1; at < figures.length; at++) if (figures[at]! > figures[best]!) best = at
  if (!(figures[best]! > floor)) return null
  const side = figures.length === 2 ? (['home', 'away'] as const)[best]! : SIDES[best]!
  return { side, strength: figures[best]! }
}
