import type { Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballBody, FootballReport } from '#match/match-report.ts'
import { footballPhaseOfNami, NAMI_EVENT } from './codes.ts'
import { momentNumber } from './moment-number.ts'

/** A match as such a feed sends it: always whole, never what changed. */
export interface NamiFootballMatch {
  readonly id: string
  readonly statusCode: number
  /** Score, half, red, yellow, corners (−1: none), after 120 minutes, shoot-out. */
  readonly home: readonly number[]
  readonly away: readonly number[]
  /** The moment the running half began. */
  readonly halfFromMs: number | null
  readonly note: string
  readonly events: readonly NamiFootballEvent[]
  readonly updatedAtMs: number
}

export interface NamiFootballEvent {
  readonly type: number
  /** 1 home, 2 away, 0 neither. */
  readonly position: number
  readonly minute: number
  readonly player: string
  readonly other: string
}

/**
 * What a reader of our own reports must hear. The feed repeats the whole match every second, so only what differs
 * from the last time is told; told again after a restart, it carries the same numbers and changes nothing.
 */
export function footballReportsOf(
  now: NamiFootballMatch,
  before: NamiFootballMatch | null,
): FootballReport[] {
  const phase = footballPhaseOfNami(now.statusCode)
  if (!phase) return []
  const atMs = now.updatedAtMs
  const known = new Set(before ? eventReports(before).map(({ seq }) => seq) : [])
  const reports = eventReports(now).filter(({ seq }) => !known.has(seq))
  if (before?.statusCode !== now.statusCode || before.halfFromMs !== now.halfFromMs)
    reports.push({
      matchId: now.id,
      seq: momentNumber(atMs, 0),
      atMs,
      kind: 'status',
      phase,
      ...(now.halfFromMs !== null && { clockFromMs: now.halfFromMs }),
      ...(now.note && { note: now.note }),
    })
  if (!before || !sameScores(before, now)) reports.push(scoreReport(now))
  return reports
}

/** The score as the feed states it: above all goals it has ever named. */
function scoreReport(match: NamiFootballMatch): FootballReport {
  const at = (place: number): Pair => ({
    home: Math.max(0, match.home[place] ?? 0),
    away: Math.max(0, match.away[place] ?? 0),
  })
  const code = match.statusCode
  const beyond = code === 5 || code === 7 || has(match, 5) || has(match, 6)
  return {
    matchId: match.id,
    seq: momentNumber(match.updatedAtMs, 1),
    atMs: match.updatedAtMs,
    kind: 'score',
    full: at(0),
    ...(code >= 3 && code <= 8 && { half: at(1) }),
    ...(beyond && { extra: at(5) }),
    ...(has(match, 6) && { penalties: at(6) }),
    redCards: at(2),
    yellowCards: at(3),
    corners: at(4),
  }
}

const has = ({ home, away }: NamiFootballMatch, place: number) =>
  (home[place] ?? 0) > 0 || (away[place] ?? 0) > 0

const sameScores = (a: NamiFootballMatch, b: NamiFootballMatch) =>
  a.statusCode === b.statusCode && `${a.home}` === `${b.home}` && `${a.away}` === `${b.away}`

function eventReports(match: NamiFootballMatch): FootballReport[] {
  const used = new Map<number, number>()
  return match.events.flatMap((event) => {
    const body = bodyOf(event)
    if (!body) return []
    const place = placeOf(event)
    const nth = used.get(place) ?? 0
    used.set(place, nth + 1)
    return [{ matchId: match.id, seq: place + nth, atMs: match.updatedAtMs, ...body }]
  })
}

// Events have no numbers of their own. Minute, kind and side, and which one of them, stay the same however often
// the list is sent; ten of a kind by one side in one minute do not happen.
const placeOf = ({ minute, type, position }: NamiFootballEvent) =>
  minute * 1000 + Math.min(type, 30) * 30 + position * 10

function bodyOf(event: NamiFootballEvent): FootballBody | null {
  if (event.position !== 1 && event.position !== 2) return null
  const side: Side = event.position === 1 ? 'home' : 'away'
  const { minute, player, other } = event
  switch (event.type) {
    case NAMI_EVENT.goal:
      return { kind: 'goal', side, minute, player, ...(other && { assist: other }) }
    case NAMI_EVENT.penaltyGoal:
      return { kind: 'goal', side, minute, player, how: 'penalty' }
    case NAMI_EVENT.ownGoal:
      return { kind: 'goal', side, minute, player, how: 'own' }
    case NAMI_EVENT.yellow:
      return { kind: 'card', colour: 'yellow', side, minute, player }
    case NAMI_EVENT.red:
      return { kind: 'card', colour: 'red', side, minute, player }
    case NAMI_EVENT.secondYellow:
      return { kind: 'card', colour: 'red', second: true, side, minute, player }
    case NAMI_EVENT.substitution:
      return { kind: 'substitution', side, minute, player, leaves: other }
    case NAMI_EVENT.missedPenalty:
      return { kind: 'missedPenalty', side, minute, player }
    default:
      return null
  }
}
