import { parseTable } from '@linmen/domain/match-files/csv.ts'
import { footballFigures, type CountedMatch } from '@linmen/simulator/football/figures.ts'
import { readText } from '#text-file.ts'

/** `figures file…`: the averages of real football, as the source text that the demo world is held against. */
export function figures(paths: readonly string[]): number {
  if (paths.length === 0) {
    process.stderr.write('figures matches.csv.gz…\n')
    return 2
  }
  const found = footballFigures(paths.flatMap((path) => countedMatches(readText(path))))
  const names = paths.map((path) => path.split('/').at(-1))
  const rows = Object.entries(found).map(([name, value]) => `  ${name}: ${rounded(value)},`)
  process.stdout.write(
    [
      "import type { FootballFigures } from './figures.ts'",
      '',
      `/** Written by \`npm run --silent predictor -- figures ${names.join(' ')}\`. */`,
      'export const REAL_FIGURES: FootballFigures = {',
      ...rows,
      '}',
      '',
    ].join('\n'),
  )
  return 0
}

function countedMatches(text: string): CountedMatch[] {
  const { columns, rows } = parseTable(text)
  const at = new Map(columns.map((name, place) => [name, place]))
  return rows.flatMap(({ cells }) => {
    const pair = (home: string, away: string) => {
      const [one, other] = [count(cells[at.get(home) ?? -1]), count(cells[at.get(away) ?? -1])]
      return one === null || other === null ? null : { home: one, away: other }
    }
    const full = pair('FTHG', 'FTAG')
    if (!full) return []
    return {
      full,
      half: pair('HTHG', 'HTAG'),
      corners: pair('HC', 'AC'),
      yellowCards: pair('HY', 'AY'),
      redCards: pair('HR', 'AR'),
    }
  })
}

const count = (text: string | undefined) => (text && /^\d{1,3}$/.test(text) ? Number(text) : null)
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
