import { parseTable, type Complaint } from '#match-files/csv.ts'
import { profitOf, settleHandicap } from './five-way.ts'

export interface SettledSheet {
  readonly csv: string
  readonly complaints: readonly Complaint[]
}

const COLUMNS = ['MatchId', 'FTHG', 'FTAG', 'AHCh', 'HomeOdds'] as const

/** Settles the home side of every row of a sheet. A row that cannot be read is named, not guessed. */
export function settleSheet(text: string): SettledSheet {
  const { columns, rows, complaints } = parseTable(text)
  const at = COLUMNS.map((name) => columns.indexOf(name))
  const missing = COLUMNS.filter((_, j) => at[j] === -1)
  if (missing.length > 0)
    return { csv: '', complaints: [{ line: 1, text: `no column ${missing.join(', ')}` }] }
  const problems: Complaint[] = [...complaints]
  const out = ['MatchId,settle_home,profit']
  for (const { line, cells } of rows) {
    const [id = '', ...texts] = at.map((index) => cells[index] ?? '')
    const problem = problemOf(texts)
    if (problem) problems.push({ line, text: `${id}: ${problem}` })
    else out.push([id, ...settleRow(texts.map(Number))].join(','))
  }
  return { csv: `${out.join('\n')}\n`, complaints: problems }
}

function settleRow([home = 0, away = 0, line = 0, odds = 0]: readonly number[]): number[] {
  const settlement = settleHandicap(home - away, line)
  return [settlement, profitOf(settlement, odds)]
}

function problemOf(texts: readonly string[]): string | null {
  const [home, away, line, odds] = texts.map((text) => (text.trim() === '' ? NaN : Number(text)))
  if (!isGoals(home) || !isGoals(away)) return 'no final score'
  if (line === undefined || !Number.isInteger(line * 4)) return 'not a quarter line'
  return odds !== undefined && odds > 1 && odds < Infinity ? null : 'no odds above 1'
}

const isGoals = (value: number | undefined) => Number.isInteger(value) && value! >= 0
