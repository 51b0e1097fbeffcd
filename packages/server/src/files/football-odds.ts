import type { PriceColumns, Prices } from '@linmen/domain/match-files/football-row.ts'

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

const GOALS_LINE = 25_000

/** The opening and the closing offers of all companies, as an `ImportedMatch` has them. */
export function offersOfRow({ columns, values }: Prices): number[] {
  const offers: number[] = []
  for (const quote of quotesOf(columns)) {
    const from = offers.length
    offers.push(quote.company, quote.seq)
    const isResult = pushResult(offers, quote, values)
    const isHandicap = pushLine(offers, quote.handicap, values, asianLine(quote, values))
    const isTotal = pushLine(offers, quote.total, values, GOALS_LINE)
    if (!isResult && !isHandicap && !isTotal) offers.length = from
  }
  return offers
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

function pushResult(offers: number[], { result }: Quote, values: Float64Array): boolean {
  const home = valueAt(values, result[0]!)
  const draw = valueAt(values, result[1]!)
  const away = valueAt(values, result[2]!)
  const isOffered = home > 1 && draw > 1 && away > 1
  if (isOffered) offers.push(hundredths(home), hundredths(draw), hundredths(away))
  else offers.push(0, 0, 0)
  return isOffered
}

function pushLine(
  offers: number[],
  places: readonly number[],
  values: Float64Array,
  line: number,
): boolean {
  const first = valueAt(values, places[0]!)
  const second = valueAt(values, places[1]!)
  const isOffered = first > 1 && second > 1 && !Number.isNaN(line)
  if (isOffered) offers.push(hundredths(first - 1), line, hundredths(second - 1))
  else offers.push(0, 0, 0)
  return isOffered
}

/** Files write what is added to the home score; the house writes what the home side gives. */
function asianLine({ lines }: Quote, values: Float64Array): number {
  const own = valueAt(values, lines[0]!)
  const line = Number.isNaN(own) ? valueAt(values, lines[1]!) : own
  return Math.round(-line * 10_000) + 0
}

const valueAt = (values: Float64Array, place: number) => (place < 0 ? NaN : values[place]!)

const hundredths = (value: number) => Math.round(value * 100)

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS_BACK = [2, 3, 0, 1, 2, 0, 1] as const

/** The files are filled on Tuesday and Friday afternoons; this is the last of those before the kick-off. */
export function openedBefore(kickOffAtMs: number): number {
  const weekday = new Date(kickOffAtMs).getUTCDay()
  const midnight = kickOffAtMs - (kickOffAtMs % DAY_MS)
  const atMs = midnight - DAYS_BACK[weekday]! * DAY_MS + 15 * HOUR_MS
  return Math.min(atMs, kickOffAtMs - HOUR_MS)
}
