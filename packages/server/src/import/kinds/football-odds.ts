import type { EuropeanOdds, LineOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import type { PriceColumns, Prices } from '@linmen/domain/match-files/football-row.ts'
import type { ClosingOdds } from '@linmen/domain/sport/fixture.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'

/** The companies of the files that the house lists, with the letters of their result and of their line columns. */
const BOOKS = [
  { company: 6, result: 'B365', lines: 'B365' },
  { company: 2, result: 'WH', lines: 'WH' },
  { company: 4, result: 'LB', lines: 'LB' },
  { company: 7, result: 'VC', lines: 'VC' },
  { company: 9, result: 'IW', lines: 'IW' },
  { company: 17, result: 'PS', lines: 'P' },
  { company: 18, result: '1XB', lines: '1XB' },
  { company: 19, result: 'BW', lines: 'BW' },
  { company: 21, result: 'CL', lines: 'CL' },
  { company: 25, result: 'BFE', lines: 'BFE' },
] as const

type Book = (typeof BOOKS)[number]

const NO_RESULT: EuropeanOdds = { home: 0, draw: 0, away: 0 }
const NO_LINE: LineOdds = { first: 0, line: 0, second: 0 }
const GOALS_LINE = 25_000

/** The first and the closing offer of every company, as ticks 1 and 2. */
export function ticksOfRow(prices: Prices, match: { id: string; kickOffAtMs: number }): OddsTick[] {
  const ticks: OddsTick[] = []
  const firstAtMs = collectedBefore(match.kickOffAtMs)
  for (const quote of quotesOf(prices.columns)) {
    const european = resultOf(quote, prices.values)
    const asian = handicapOf(quote, prices.values)
    const overUnder = totalOf(quote, prices.values)
    if (european === NO_RESULT && asian === NO_LINE && overUnder === NO_LINE) continue
    const { company, seq } = quote
    const atMs = seq === 1 ? firstAtMs : match.kickOffAtMs
    ticks.push({ matchId: match.id, company, seq, atMs, european, asian, overUnder })
  }
  return ticks
}

/** The main company's last offer; where a file has no closing prices it is the only one. */
export function closingAmong(ticks: readonly OddsTick[]): ClosingOdds | null {
  const last = ticks.findLast(({ company }) => company === MAIN_COMPANY.football)
  return last ? { european: last.european, asian: last.asian, overUnder: last.overUnder } : null
}

/** Where one company's offer of one moment stands in a row; −1 is nowhere. */
interface Quote {
  readonly company: number
  readonly seq: 1 | 2
  readonly result: readonly number[]
  readonly handicap: readonly number[]
  readonly lines: readonly number[]
  readonly total: readonly number[]
}

const known = new WeakMap<PriceColumns, Quote[]>()

/** A file has hundreds of thousands of rows and one set of columns. */
function quotesOf(columns: PriceColumns): Quote[] {
  const held = known.get(columns)
  if (held) return held
  const quotes = BOOKS.flatMap((book) => [quoteOf(columns, book, 1), quoteOf(columns, book, 2)])
  const present = quotes.filter(({ result, handicap, total }) =>
    [result, handicap, total].some((places) => places.every((place) => place >= 0)),
  )
  known.set(columns, present)
  return present
}

function quoteOf(columns: PriceColumns, book: Book, seq: 1 | 2): Quote {
  const when = seq === 1 ? '' : 'C'
  const places = (...names: string[]) => names.map((name) => columns.get(name) ?? -1)
  const result = `${book.result}${when}`
  const lines = `${book.lines}${when}`
  return {
    company: book.company,
    seq,
    result: places(`${result}H`, `${result}D`, `${result}A`),
    handicap: places(`${lines}AHH`, `${lines}AHA`),
    // Old files have a line for each company, new ones one for all.
    lines: places(`${lines}AH`, seq === 1 ? 'AHh' : 'AHCh'),
    total: places(`${lines}>2.5`, `${lines}<2.5`),
  }
}

function resultOf({ result }: Quote, values: Float64Array): EuropeanOdds {
  const [home, draw, away] = [values[result[0]!]!, values[result[1]!]!, values[result[2]!]!]
  if (!(home > 1 && draw > 1 && away > 1)) return NO_RESULT
  return { home: hundredths(home), draw: hundredths(draw), away: hundredths(away) }
}

function handicapOf({ handicap, lines }: Quote, values: Float64Array): LineOdds {
  const own = values[lines[0]!] ?? NaN
  const line = Number.isNaN(own) ? (values[lines[1]!] ?? NaN) : own
  return Number.isNaN(line) ? NO_LINE : waters(handicap, values, asianLine(line))
}

const totalOf = ({ total }: Quote, values: Float64Array) => waters(total, values, GOALS_LINE)

function waters(places: readonly number[], values: Float64Array, line: number): LineOdds {
  const [first, second] = [values[places[0]!]!, values[places[1]!]!]
  if (!(first > 1 && second > 1)) return NO_LINE
  return { first: hundredths(first - 1), line, second: hundredths(second - 1) }
}

// Files write what is added to the home score; the house writes what the home side gives.
const asianLine = (line: number) => Math.round(-line * 10_000) + 0

const hundredths = (value: number) => Math.round(value * 100)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_BACK = [2, 3, 0, 1, 2, 0, 1] as const

/** The files are filled on Tuesday and Friday afternoons; this is the last of those before the kick-off. */
function collectedBefore(kickOffAtMs: number): number {
  const weekday = new Date(kickOffAtMs).getUTCDay()
  const midnight = kickOffAtMs - (kickOffAtMs % DAY_MS)
  const atMs = midnight - DAYS_BACK[weekday]! * DAY_MS + 15 * HOUR_MS
  return Math.min(atMs, kickOffAtMs - HOUR_MS)
}
