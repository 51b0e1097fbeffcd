import type { BasketballPhase } from '@linmen/contract/match/basketball-phase.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { BasketballBody } from '#match/basketball/basketball-report.ts'
import { parseTable } from '#match-files/csv.ts'
import { numberedMoments, type BasketballRecording } from './recording.ts'

/** One line of a play-by-play file, by the names of its columns. */
type Play = ReadonlyMap<string, string>

/** Every game of a play-by-play file, with the wall clock of the evening it was played on. */
export function nbaRecordings(text: string): BasketballRecording[] {
  const { columns, rows } = parseTable(text)
  const games = new Map<string, Play[]>()
  for (const { cells } of rows) {
    const play = new Map(columns.map((name, at) => [name, cells[at] ?? '']))
    const id = play.get('gameId') ?? ''
    games.set(id, [...(games.get(id) ?? []), play])
  }
  return [...games].map(([id, plays]) => recordingOf(id, plays))
}

function recordingOf(id: string, plays: readonly Play[]): BasketballRecording {
  const ordered = plays.toSorted((a, b) => number(a, 'orderNumber') - number(b, 'orderNumber'))
  const startMs = Math.min(...ordered.map(wallMs))
  const { home, away } = teamsOf(ordered)
  const periods = Math.max(...ordered.map((play) => number(play, 'period')))
  const moments = ordered.flatMap((play) => {
    const side: Side = play.get('teamTricode') === home ? 'home' : 'away'
    return bodiesOf(play, side, periods).map((body) => ({ afterMs: wallMs(play) - startMs, body }))
  })
  return { id, home, away, startedAtMs: startMs, moments: numberedMoments(moments) }
}

const wallMs = (play: Play) => Date.parse(play.get('timeActual') ?? '')
const number = (play: Play, name: string) => Number(play.get(name))

/** The file has no column for it: the home team is the one whose basket moves the home score. */
function teamsOf(plays: readonly Play[]): { home: string; away: string } {
  const names = new Set(plays.map((play) => play.get('teamTricode') ?? '').filter(Boolean))
  let before = 0
  for (const play of plays) {
    const score = number(play, 'scoreHome')
    if (score > before && pointsOf(play) > 0) {
      const home = play.get('teamTricode') ?? ''
      return { home, away: [...names].find((name) => name !== home) ?? '' }
    }
    before = score
  }
  return { home: '', away: '' }
}

function bodiesOf(play: Play, side: Side, periods: number): BasketballBody[] {
  const period = number(play, 'period')
  const secondsLeft = secondsOf(play.get('clock') ?? '')
  const player = play.get('playerNameI') ?? ''
  const points = pointsOf(play)
  if (points !== 0) {
    const assist = play.get('assistPlayerNameInitial')
    const playerId = play.get('personId') ?? ''
    const who = { player, playerId, ...(assist && { assist }) }
    return [{ kind: 'points', side, points, period, secondsLeft, ...who }]
  }
  switch (play.get('actionType')) {
    case 'period':
      return periodBodies(play.get('subType') === 'start', period, periods, secondsLeft)
    case 'game':
      return [{ kind: 'status', phase: 'finished' }]
    case 'foul':
      return [{ kind: 'foul', side, period, player }]
    case 'timeout':
      return [
        { kind: 'clock', secondsLeft, running: false },
        { kind: 'timeOut', side, period },
      ]
    case 'jumpball':
    case 'rebound':
      return [{ kind: 'clock', secondsLeft, running: true }]
    default:
      return []
  }
}

function periodBodies(
  begins: boolean,
  period: number,
  periods: number,
  secondsLeft: number,
): BasketballBody[] {
  const phase = phaseOf(period)
  if (begins)
    return [
      { kind: 'status', phase },
      { kind: 'clock', secondsLeft, running: true },
    ]
  const stop: BasketballBody = { kind: 'clock', secondsLeft: 0, running: false }
  // The last period is ended by the game itself.
  if (period === periods) return [stop]
  return [stop, { kind: 'status', phase: period === 2 ? 'halfTime' : phase, pause: true }]
}

const phaseOf = (period: number): BasketballPhase =>
  (period <= 4 ? `quarter${period}` : `overtime${period - 4}`) as BasketballPhase

function pointsOf(play: Play): 0 | 1 | 2 | 3 {
  if (play.get('shotResult') !== 'Made') return 0
  const type = play.get('actionType')
  if (type === '3pt') return 3
  return type === '2pt' ? 2 : 1
}

/** `PT08M30.00S` */
function secondsOf(clock: string): number {
  const parts = /^PT(\d+)M([\d.]+)S$/.exec(clock)
  return parts ? Number(parts[1]) * 60 + Math.ceil(Number(parts[2])) : 0
}
