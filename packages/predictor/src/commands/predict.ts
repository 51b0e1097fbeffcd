import { parseTable } from '@linmen/domain/match-files/csv.ts'
import { priceKind } from '@linmen/domain/match-files/football-columns.ts'
import { dayOf, isoDate } from '@linmen/domain/match-files/calendar.ts'
import type { Mode } from '@linmen/models/engines/heads.ts'
import { footballDesk } from '#protocol/football-desk.ts'
import { fileList, options } from '#options.ts'
import type { FixtureMessage } from '#protocol/messages.ts'
import { readText } from '#text-file.ts'

const MODES: readonly string[] = ['none', 'open', 'close']

/** `predict --history a.csv.gz --fixtures f.csv --asof 2024-08-16 --mode none`: one line for each fixture. */
export function predict(args: readonly string[]): number {
  const { history, fixtures, asof, mode = 'none' } = options(args)
  if (!history || !fixtures || !asof || !MODES.includes(mode)) {
    process.stderr.write(
      'predict --history a.csv.gz --fixtures f.csv --asof 2024-08-16 --mode none\n',
    )
    return 2
  }
  const desk = footballDesk(dayOf(asof))
  desk.load(fileList(history))
  for (const prediction of desk.predict(fixturesOf(readText(fixtures)), mode as Mode))
    process.stdout.write(`${JSON.stringify(prediction)}\n`)
  return 0
}

function fixturesOf(text: string): FixtureMessage[] {
  const { columns, rows } = parseTable(text)
  return rows.map(({ cells }) => {
    const get = (...names: string[]) =>
      names.map((name) => cells[columns.indexOf(name)]).find((cell) => cell !== undefined) ?? ''
    const odds: Record<string, number> = {}
    columns.forEach((name, at) => {
      if (priceKind(name) && cells[at]) odds[name] = Number(cells[at])
    })
    return {
      id: get('MatchId', 'id'),
      div: get('Div', 'div'),
      date: isoDate(dayOf(get('Date', 'date'))),
      home: get('HomeTeam', 'home'),
      away: get('AwayTeam', 'away'),
      odds,
    }
  })
}
