import { dayOf } from './calendar.ts'
import { parseTable, type Complaint } from './csv.ts'

/** One finished game, overtime included. A line that the file does not have is NaN. */
export interface BasketballRow {
  readonly id: string
  readonly season: string
  readonly day: number
  readonly home: string
  readonly away: string
  readonly playoffs: boolean
  readonly homePoints: number
  readonly awayPoints: number
  readonly overtimePoints: number
  /** Points the home side was expected to win by. */
  readonly homeLine: number
  readonly totalLine: number
}

export interface BasketballFile {
  readonly rows: readonly BasketballRow[]
  readonly complaints: readonly Complaint[]
}

export function parseBasketballFile(text: string): BasketballFile {
  const { columns, rows, complaints } = parseTable(text)
  const problems: Complaint[] = [...complaints]
  const games: BasketballRow[] = []
  for (const { line, cells } of rows) {
    const game = basketballRow((name) => cells[columns.indexOf(name)]?.trim() ?? '')
    if (typeof game === 'string') problems.push({ line, text: game })
    else games.push(game)
  }
  return { rows: games, complaints: problems }
}

/** A game from its cells, or what is wrong with it. */
export function basketballRow(get: (column: string) => string): BasketballRow | string {
  const day = dayOf(get('date'))
  const homePoints = figure(get('score_home'))
  const awayPoints = figure(get('score_away'))
  if (Number.isNaN(day)) return 'no date'
  if (!(homePoints > 0 && awayPoints > 0)) return 'no final score'
  if (homePoints === awayPoints) return 'a game cannot end level'
  return {
    id: get('GameId') || `${get('date')} ${get('home')}`,
    season: get('season'),
    day,
    home: get('home'),
    away: get('away'),
    playoffs: Number(get('playoffs')) === 1 || get('playoffs').toLowerCase() === 'true',
    homePoints,
    awayPoints,
    overtimePoints: (figure(get('ot_home')) || 0) + (figure(get('ot_away')) || 0),
    homeLine: figure(get('spread')) * (get('whos_favored') === 'home' ? 1 : -1),
    totalLine: figure(get('total')),
  }
}

const figure = (text: string): number => (text === '' ? NaN : Number(text))
