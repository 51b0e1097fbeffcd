/** Columns that are not odds, by the name the house gives them, with every name files ever used. */
const PLAIN = {
  id: ['MatchId'],
  season: ['Season'],
  div: ['Div'],
  country: ['Country', 'Code'],
  date: ['Date'],
  time: ['Time'],
  home: ['HomeTeam', 'HT', 'Home'],
  away: ['AwayTeam', 'AT', 'Away'],
  homeGoals: ['FTHG', 'HG'],
  awayGoals: ['FTAG', 'AG'],
  halfHomeGoals: ['HTHG'],
  halfAwayGoals: ['HTAG'],
  homeShots: ['HS'],
  awayShots: ['AS'],
  homeOnTarget: ['HST'],
  awayOnTarget: ['AST'],
} as const

export type PlainColumn = keyof typeof PLAIN

const BOOKS = '(B365|BW|IW|LB|PS|P|WH|VC|SJ|GB|SB|BS|SO|SY|1XB|BFE|BFD|BF|BV|BMGM|CL|Max|Avg)'
const RESULT = new RegExp(`^${BOOKS}C?[HDA]$`)
const TOTAL = new RegExp(`^${BOOKS}C?[<>]2\\.5$`)
const HANDICAP = new RegExp(`^${BOOKS}C?AH[HA]$`)
const LINE = /^(AHh|AHCh|GBAH|LBAH|B365AH)$/

export type PriceKind = 'odds' | 'line'

export function priceKind(name: string): PriceKind | null {
  if (LINE.test(name)) return 'line'
  return RESULT.test(name) || TOTAL.test(name) || HANDICAP.test(name) ? 'odds' : null
}

/** Today's name of an odds column: before 2019 the averages were called Betbrain's. */
function todaysName(name: string): string {
  return name
    .replace(/^BbMx(?=[HDA<>])/, 'Max')
    .replace(/^BbAv(?=[HDA<>])/, 'Avg')
    .replace(/^BbAHh$/, 'AHh')
}

export interface FootballColumns {
  readonly plain: Readonly<Record<PlainColumn, number>>
  /** Cell index and kind of each odds column, in the order of `prices`. */
  readonly cells: readonly {
    readonly cell: number
    readonly name: string
    readonly kind: PriceKind
  }[]
  readonly prices: ReadonlyMap<string, number>
}

export function footballColumns(names: readonly string[]): FootballColumns {
  const plain = Object.fromEntries(
    Object.entries(PLAIN).map(([key, spellings]) => [
      key,
      names.findIndex((name) => (spellings as readonly string[]).includes(name)),
    ]),
  ) as Record<PlainColumn, number>
  const cells = names.flatMap((raw, cell) => {
    const name = todaysName(raw)
    const kind = priceKind(name)
    return kind ? [{ cell, name, kind }] : []
  })
  return { plain, cells, prices: new Map(cells.map(({ name }, at) => [name, at])) }
}
