import { dayOf, isoDate, seasonOf } from './calendar.ts'
import { parseTable, type Complaint } from './csv.ts'
import { decimal } from './decimal.ts'
import { footballColumns, type FootballColumns } from './football-columns.ts'
import type { FootballRow } from './football-row.ts'

export interface FootballFile {
  readonly rows: readonly FootballRow[]
  readonly complaints: readonly Complaint[]
}

type Complain = (line: number, text: string) => void

/** Reads any of the shapes the football files had since 1993. */
export function parseFootballFile(text: string, names?: readonly string[]): FootballFile {
  const table = parseTable(text, names)
  const read = footballReader(table.columns)
  const complaints: Complaint[] = [...table.complaints]
  const complain: Complain = (line, why) => complaints.push({ line, text: why })
  const rows: FootballRow[] = []
  for (const [at, { line, cells }] of table.rows.entries()) {
    const isCut = table.cut && at === table.rows.length - 1
    if (isCut) complain(line, 'the file ends in the middle of this row')
    const row = read(isCut ? cells.slice(0, -1) : cells, line, complain)
    if (row) rows.push(row)
  }
  return { rows, complaints }
}

type ReadRow = (cells: readonly string[], line: number, complain: Complain) => FootballRow | null

/** A reader of rows with these columns; it gives null for a row that is not a finished match. */
export function footballReader(names: readonly string[]): ReadRow {
  const columns = footballColumns(names)
  return (cells, line, complain) => {
    const values = new Float64Array(columns.cells.length)
    return readRow({ columns, values }, cells, { line, complain })
  }
}

/** The same for who looks at one row after the other: the odds of a row stand until the next one is read. */
export function passingFootballReader(names: readonly string[]): ReadRow {
  const columns = footballColumns(names)
  const values = new Float64Array(columns.cells.length)
  return (cells, line, complain) => readRow({ columns, values }, cells, { line, complain })
}

interface RowPlan {
  readonly columns: FootballColumns
  /** Where the odds are put. */
  readonly values: Float64Array
}

interface RowPlace {
  readonly line: number
  readonly complain: Complain
}

function readRow(plan: RowPlan, cells: readonly string[], at: RowPlace): FootballRow | null {
  const { plain, prices } = plan.columns
  const day = dayOf(cellAt(cells, plain.date))
  const home = cellAt(cells, plain.home)
  const away = cellAt(cells, plain.away)
  const homeGoals = count(cellAt(cells, plain.homeGoals))
  const awayGoals = count(cellAt(cells, plain.awayGoals))
  const problem = problemOf(home, away, day, homeGoals, awayGoals)
  if (problem) {
    at.complain(at.line, problem)
    return null
  }
  const div = cellAt(cells, plain.div) || cellAt(cells, plain.country)
  readPrices(plan, cells, at)
  return {
    id: cellAt(cells, plain.id) || `${div} ${isoDate(day)} ${home}`,
    season: cellAt(cells, plain.season) || seasonOf(day),
    div,
    day,
    time: cellAt(cells, plain.time),
    home,
    away,
    homeGoals,
    awayGoals,
    halfHomeGoals: count(cellAt(cells, plain.halfHomeGoals)),
    halfAwayGoals: count(cellAt(cells, plain.halfAwayGoals)),
    homeShots: count(cellAt(cells, plain.homeShots)),
    awayShots: count(cellAt(cells, plain.awayShots)),
    homeOnTarget: count(cellAt(cells, plain.homeOnTarget)),
    awayOnTarget: count(cellAt(cells, plain.awayOnTarget)),
    prices: { columns: prices, values: plan.values },
  }
}

const cellAt = (cells: readonly string[], place: number): string =>
  place < 0 || place >= cells.length ? '' : cells[place]!.trim()

function problemOf(home: string, away: string, day: number, homeGoals: number, awayGoals: number) {
  if (home === '' || away === '') return 'a team is missing'
  if (Number.isNaN(day)) return 'no date'
  return homeGoals < 0 || awayGoals < 0 ? 'no final score' : null
}

function readPrices({ columns, values }: RowPlan, cells: readonly string[], at: RowPlace): void {
  const wanted = columns.cells
  for (let place = 0; place < wanted.length; place++) {
    const { cell, name, kind } = wanted[place]!
    const text = cell < cells.length ? cells[cell]! : ''
    values[place] = NaN
    if (text === '') continue
    const value = decimal(text)
    const isGood = kind === 'line' ? Number.isInteger(value * 4) : value > 1 && value < Infinity
    // A blank reads as nought, which is a line.
    if (isGood && (value !== 0 || text.trim() !== '')) values[place] = value
    else at.complain(at.line, `${name} is ${JSON.stringify(text)}`)
  }
}

/** One to three digits; −1 for anything else. */
function count(text: string): number {
  if (text.length === 0 || text.length > 3) return -1
  let value = 0
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return -1
    value = 10 * value + digit
  }
  return value
}

const ZERO = 48
