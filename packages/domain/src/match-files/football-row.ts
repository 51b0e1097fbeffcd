/** One finished match of a file. Counts that the file does not have are −1, odds NaN. */
export interface FootballRow {
  readonly id: string
  readonly season: string
  readonly div: string
  /** Days since 1970-01-01, in the calendar of the file. */
  readonly day: number
  readonly time: string
  readonly home: string
  readonly away: string
  readonly homeGoals: number
  readonly awayGoals: number
  readonly halfHomeGoals: number
  readonly halfAwayGoals: number
  readonly homeShots: number
  readonly awayShots: number
  readonly homeOnTarget: number
  readonly awayOnTarget: number
  readonly prices: Prices
}

/** Odds of one match. The names are football-data.co.uk's of today, whatever the file called them. */
export interface Prices {
  readonly columns: PriceColumns
  readonly values: Float64Array
}

/** Shared by all rows of a file: where each column's value stands. */
export type PriceColumns = ReadonlyMap<string, number>

export function priceOf({ columns, values }: Prices, name: string): number {
  const at = columns.get(name)
  return at === undefined ? NaN : values[at]!
}

/** The three prices of a result market (`prefix` B365, AvgC …), or null unless all three are there. */
export function resultPrices(prices: Prices, prefix: string): [number, number, number] | null {
  const home = priceOf(prices, `${prefix}H`)
  const draw = priceOf(prices, `${prefix}D`)
  const away = priceOf(prices, `${prefix}A`)
  return home > 1 && draw > 1 && away > 1 ? [home, draw, away] : null
}

export function pairPrices(prices: Prices, one: string, other: string): [number, number] | null {
  const first = priceOf(prices, one)
  const second = priceOf(prices, other)
  return first > 1 && second > 1 ? [first, second] : null
}

export function pricesFrom(record: Readonly<Record<string, number>>): Prices {
  const names = Object.keys(record)
  return {
    columns: new Map(names.map((name, at) => [name, at])),
    values: Float64Array.from(names, (name) => record[name]!),
  }
}
