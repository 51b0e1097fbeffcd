import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import { addedTo, byMinute, type PlayMinute } from '#match/event-minute.ts'
import type { FootballReport } from '#match/match-report.ts'
import type { DepthRecord } from '#sport/depth.ts'
import { standingGoals } from './goal-times.ts'

/** One picture of the pitch animation. The home side attacks to the right; 0 to 100 along and across. */
export interface PlayFrame extends PlayMinute {
  readonly kind: 'goal' | 'shot' | 'card' | 'substitution' | 'missedPenalty' | 'pressure'
  readonly side: Side
  readonly x: number
  readonly y: number
  readonly player: string
  readonly detail: string
  readonly score: Pair
}

/** What happened on the pitch in the order of the minutes, with the score as it then stood. */
export function playback(
  reports: readonly FootballReport[],
  depth: readonly DepthRecord[],
): PlayFrame[] {
  const goals = standingGoals(reports)
  const frames = [
    ...depth.flatMap(shotFrames),
    ...depth.flatMap(pressureFrames),
    ...playFrames(reports),
  ]
  return frames
    .toSorted((a, b) => byMinute(a, b) || ORDER[a.kind] - ORDER[b.kind])
    .map((frame) => ({ ...frame, score: scoreAt(goals, frame) }))
}

type Unscored = Omit<PlayFrame, 'score'>

const ORDER: Record<PlayFrame['kind'], number> = {
  pressure: 0,
  shot: 1,
  goal: 2,
  missedPenalty: 3,
  card: 4,
  substitution: 5,
}

function shotFrames(record: DepthRecord): Unscored[] {
  // Goals come from the reports of play: these know what was taken back.
  if (record.kind !== 'shot' || record.outcome === 'goal') return []
  const { at: minute, side, player, outcome } = record
  const when = { minute, ...addedTo(record) }
  return [{ ...when, kind: 'shot', side, ...onPitch(side, record), player, detail: outcome }]
}

const STRONG = 60

/** Minutes in which one side pressed hard: the ball is shown in the other half. */
function pressureFrames(record: DepthRecord): Unscored[] {
  if (record.kind !== 'momentum' || Math.abs(record.value) < STRONG) return []
  const side: Side = record.value > 0 ? 'home' : 'away'
  const at = { x: 50 + Math.abs(record.value) / 3, y: 50 }
  const { minute } = record
  return [{ minute, kind: 'pressure', side, ...onPitch(side, at), player: '', detail: '' }]
}

const SPOT = { x: 89, y: 50 }
const TOUCHLINE = { x: 50, y: 2 }

function playFrames(reports: readonly FootballReport[]): Unscored[] {
  const standing = new Set(standingGoals(reports).map(({ seq }) => seq))
  return reports.flatMap((report): Unscored[] => {
    if (report.kind === 'goal' && standing.has(report.seq))
      return [frameOf(report, SPOT, report.how ?? '')]
    if (report.kind === 'card') return [frameOf(report, TOUCHLINE, report.colour)]
    if (report.kind === 'substitution') return [frameOf(report, TOUCHLINE, report.leaves)]
    return report.kind === 'missedPenalty' ? [frameOf(report, SPOT, '')] : []
  })
}

const frameOf = (
  { kind, minute, side, player, ...more }: Pick<PlayFrame, 'kind' | 'side' | 'player'> & PlayMinute,
  place: { x: number; y: number },
  detail: string,
): Unscored => ({
  minute,
  ...addedTo(more),
  kind,
  side,
  ...onPitch(side, place),
  player,
  detail,
})

/** Places are told towards the goal attacked; on the pitch the away side attacks to the left. */
const onPitch = (side: Side, { x, y }: { x: number; y: number }) =>
  side === 'home'
    ? { x: Math.round(x), y: Math.round(y) }
    : { x: Math.round(100 - x), y: Math.round(100 - y) }

function scoreAt(goals: readonly (PlayMinute & { side: Side })[], frame: Unscored): Pair {
  const isEarly = frame.kind === 'pressure' || frame.kind === 'shot'
  const before = goals.filter((goal) => byMinute(goal, frame) < (isEarly ? 0 : 1))
  const of = (side: Side) => before.filter((goal) => goal.side === side).length
  return { home: of('home'), away: of('away') }
}
