import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { parseTable } from '@linmen/domain/match-files/csv.ts'
import { basketballFigures as figuresOf } from '@linmen/simulator/basketball/figures.ts'
import { readText } from '#text-file.ts'

/** Seasons before this one were slower: the demo world is like the game of today. */
const FIRST_SEASON = 2019

/** `basketball-figures file`: the averages of real basketball, as the source text that the demo world is held against. */
export function basketballFigures(paths: readonly string[]): number {
  if (paths.length === 0) {
    process.stderr.write('basketball-figures games.csv.gz…\n')
    return 2
  }
  const found = figuresOf(paths.flatMap((path) => countedGames(readText(path))))
  const names = paths.map((path) => path.split('/').at(-1))
  const rows = Object.entries(found).map(([name, value]) => `  ${name}: ${rounded(value)},`)
  process.stdout.write(
    [
      "import type { BasketballFigures } from './figures.ts'",
      '',
      `/** Seasons from ${FIRST_SEASON} on. Written by \`npm run --silent predictor -- basketball-figures ${names.join(' ')}\`. */`,
      'export const REAL_FIGURES: BasketballFigures = {',
      ...rows,
      '}',
      '',
    ].join('\n'),
  )
  return 0
}

function countedGames(text: string): Pair[][] {
  const { columns, rows } = parseTable(text)
  const at = new Map(columns.map((name, place) => [name, place]))
  return rows.flatMap(({ cells }) => {
    const of = (name: string) => Number(cells[at.get(name) ?? -1] || NaN)
    const pair = (name: string) => ({ home: of(`${name}_home`), away: of(`${name}_away`) })
    const quarters = ['q1', 'q2', 'q3', 'q4'].map(pair)
    const known = quarters.every(({ home, away }) => home >= 0 && away >= 0)
    if (!known || of('season') < FIRST_SEASON) return []
    const overtime = pair('ot')
    return [overtime.home + overtime.away > 0 ? [...quarters, overtime] : quarters]
  })
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000
