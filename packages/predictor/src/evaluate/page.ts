import type { BasketballScore } from './basketball-walk.ts'
import { MODEL_NOTES } from './page-notes.ts'
import type { Score } from './score-sheet.ts'
import type { Standing } from './walk.ts'

export interface Scorecard {
  readonly seasons: string
  readonly leagues: readonly string[]
  readonly football: Standing
  readonly basketball: readonly BasketballScore[]
}

export function scorecardPage({ seasons, leagues, football, basketball }: Scorecard): string {
  const { scores, pools } = football
  const modes = ['none', 'open', 'close'].flatMap((mode) => {
    const found = scores.find(({ name }) => name === `临门 ${mode}`)
    return found ? [{ mode, score: found }] : []
  })
  return `# Models and their scorecard

Written by \`npm run evaluate\`; figures are those of \`docs/models.json\`. Seasons ${seasons}, leagues ${leagues.join(' ')},
walked forward day by day: a forecast for a day uses only what was known before it. RPS, log-loss, Brier and
calibration error (ECE) are better when lower. The distance to closing is paired on the same matches; the interval
resamples whole days.

## Verdict

${modes.map(({ mode, score }) => `- \`${mode}\`: ${verdict(score)}`).join('\n')}

## Football

${footballTable(scores)}

![Distance to the closing odds](pictures/models/scores.svg)

Weights of the log-linear pools, fitted on the two seasons before: ${pools.map(weightsText).join('; ')}.

## By league: distance to closing in RPS

${partTable(modes, 'leagues')}

## By season

${partTable(modes, 'seasons')}

## Calibration

![Calibration](pictures/models/calibration.svg)

${modes.map(({ mode, score }) => `### \`${mode}\`\n\n${calibrationText(score)}`).join('\n\n')}

## Basketball (NBA)

${basketballTable(basketball)}

${MODEL_NOTES}`
}

const footballTable = (scores: readonly Score[]) =>
  table(
    [
      'forecast',
      'n',
      'RPS',
      'to closing',
      '95 % interval',
      'log-loss',
      'Brier',
      'right',
      'ECE',
      'over 2.5 log-loss',
      'margin error',
    ],
    scores.map((s) => [
      s.name,
      String(s.n),
      s.rps.toFixed(5),
      signed(s.toClosing),
      `${signed(s.interval[0])} … ${signed(s.interval[1])}`,
      s.logLoss.toFixed(4),
      s.brier.toFixed(4),
      `${(100 * s.accuracy).toFixed(1)} %`,
      s.ece.toFixed(4),
      s.overLogLoss?.toFixed(4) ?? '–',
      s.marginError?.toFixed(3) ?? '–',
    ]),
  )

const basketballTable = (scores: readonly BasketballScore[]) =>
  table(
    ['forecast', 'n', 'log-loss', 'margin error', 'total error'],
    scores.map((s) => [
      s.name,
      String(s.n),
      s.logLoss.toFixed(4),
      s.marginError.toFixed(2),
      s.totalError.toFixed(2),
    ]),
  )

function verdict({ toClosing, interval, rps }: Score): string {
  const size = Math.abs(toClosing).toFixed(5)
  const percent = `${Math.abs((100 * toClosing) / (rps - toClosing)).toFixed(2)} %`
  if (interval[0] > 0) return `worse than the closing odds by ${size} RPS (${percent}).`
  if (interval[1] < 0) return `better than the closing odds by ${size} RPS (${percent}).`
  return `no certain difference to the closing odds: ${signed(toClosing)} RPS (${percent}), and the interval holds nought.`
}

const weightsText = ({ name, weights }: Standing['pools'][number]) =>
  `${name}: ${Object.entries(weights)
    .map(([member, weight]) => `${member} ${weight.toFixed(2)}`)
    .join(', ')}`

type Modes = readonly { readonly mode: string; readonly score: Score }[]

function partTable(modes: Modes, part: 'leagues' | 'seasons'): string {
  const keys = Object.keys(modes[0]?.score[part] ?? {}).toSorted()
  return table(
    [part.slice(0, -1), 'n', ...modes.map(({ mode }) => `\`${mode}\``)],
    keys.map((key) => [
      key,
      String(modes[0]!.score[part][key]!.n),
      ...modes.map(({ score }) => signed(score[part][key]!.toClosing)),
    ]),
  )
}

const calibrationText = ({ calibration }: Score) =>
  table(
    ['from', 'n', 'forecast', 'came'],
    calibration.map(({ from, n, forecast, came }) => [
      from.toFixed(1),
      String(n),
      forecast.toFixed(4),
      came.toFixed(4),
    ]),
  )

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(5)}`
