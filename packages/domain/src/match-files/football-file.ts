import { dayOf, isoDate, seasonOf } from './calendar.ts'
import { parseTable, type Complaint } from './csv.ts'
import { footballColumns, type FootballColumns, type PlainColumn } from './football-columns.ts'
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

/** A reader of rows with these columns; it gives null for a row that is not a finished match. */
export function footballReader(
  names: readonly string[],
): (cells: readonly string[], line: number, complain: Complain) => FootballRow | null {
  const columns = footballColumns(names)
  return (cells, line, complain) => {
    const get = (name: PlainColumn) => cells[columns.plain[name]]?.trim() ?? ''
    const day = dayOf(get('date'))
    const homeGoals = count(get('homeGoals'))
    const awayGoals = count(get('awayGoals'))
    const problem = problemOf(get('home'), get('away'), day, homeGoals, awayGoals)
    if (problem) {
      complain(line, problem)
      return null
    }
    const div = get('div') || get('country')
    return {
      id: get('id') || `${div} ${isoDate(day)} ${get('home')}`,
      season: get('season') || seasonOf(day),
      div,
      day,
      time: get('time'),
      home: get('home'),
      away: get('away'),
      homeGoals,
      awayGoals,
      halfHomeGoals: count(get('halfHomeGoals')),
      halfAwayGoals: count(get('halfAwayGoals')),
      homeShots: count(get('homeShots')),
      awayShots: count(get('awayShots')),
      homeOnTarget: count(get('homeOnTarget')),
      awayOnTarget: count(get('awayOnTarget')),
      prices: { columns: columns.prices, values: readPrices(columns, cells, line, complain) },
    }
  }
}

function problemOf(home: string, away: string, day: number, homeGoals: number, awayGoals: number) {
  if (home === '' || away === '') return 'a team is missing'
  if (Number.isNaN(day)) return 'no date'
  return homeGoals < 0 || awayGoals < 0 ? 'no final score' : null
}

function readPrices(
  { cells: wanted }: FootballColumns,
  cells: readonly string[],
  line: number,
  complain: Complain,
): Float64Array {
  const values = new Float64Array(wanted.length).fill(NaN)
  for (let at = 0; at < wanted.length; at++) {
    const { cell, name, kind } = wanted[at]!
    const text = cells[cell]
    if (text === undefined || text === '') continue
    const value = Number(text)
    const isGood = kind === 'line' ? Number.isInteger(value * 4) : value > 1 && value < Infinity
    if (isGood && text.trim() !== '') values[at] = value
    else complain(line, `${name} is ${JSON.stringify(text)}`)
  }
  return values
}

const count = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)
