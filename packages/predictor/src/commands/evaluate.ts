import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseBasketballFile } from '@linmen/domain/match-files/basketball-file.ts'
import { dayOf } from '@linmen/domain/match-files/calendar.ts'
import { walkBasketball } from '#evaluate/basketball-walk.ts'
import { scorecardPage } from '#evaluate/page.ts'
import { calibrationPlot, scorePlot } from '#evaluate/plots.ts'
import { walkForward } from '#evaluate/walk.ts'
import { readFootballHistory } from '#football-history.ts'
import { options } from '#options.ts'
import { readText } from '#text-file.ts'

const LEAGUES = ['E0', 'SP1', 'I1', 'D1', 'F1', 'E1', 'N1', 'P1', 'B1', 'T1']
const FIRST_NBA_SEASON = 2021

/** `evaluate [--data ../shared/data] [--docs docs]`: walks forward and writes the scorecard. */
export function evaluate(args: readonly string[]): number {
  const { data = '../shared/data', docs = 'docs' } = options(args)
  const football = resolve(data, 'football')
  if (!existsSync(football)) {
    process.stderr.write(`no match files in ${football}; give their folder with --data\n`)
    return 2
  }
  const files = readdirSync(football).filter((name) => /^matches_.*\.csv\.gz$/.test(name))
  const rows = readFootballHistory(files.map((name) => join(football, name)))
  const standing = walkForward(rows, {
    learnFrom: dayOf('2019-07-01'),
    scoreFrom: dayOf('2021-07-01'),
    leagues: new Set(LEAGUES),
  })
  const nba = parseBasketballFile(readText(resolve(data, 'basketball/nba_2007-2023.csv.gz'))).rows
  const card = {
    seasons: '2021/22–2023/24',
    leagues: LEAGUES,
    football: standing,
    basketball: walkBasketball(nba, FIRST_NBA_SEASON),
  }
  const shown = standing.scores.filter(({ name }) => /^临门|^closing odds, Shin/.test(name))
  mkdirSync(resolve(docs, 'pictures/models'), { recursive: true })
  writeFileSync(resolve(docs, 'pictures/models/calibration.svg'), calibrationPlot(shown))
  writeFileSync(resolve(docs, 'pictures/models/scores.svg'), scorePlot(standing.scores))
  writeFileSync(resolve(docs, 'models.json'), `${JSON.stringify(card, null, 1)}\n`)
  writeFileSync(resolve(docs, 'models.md'), scorecardPage(card))
  for (const { name, n, rps, toClosing } of standing.scores)
    process.stdout.write(`${rps.toFixed(5)} ${toClosing.toFixed(5)} ${n} ${name}\n`)
  return 0
}
