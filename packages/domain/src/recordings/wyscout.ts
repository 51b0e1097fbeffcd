import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { playMinute, type PlayMinute } from '#match/event-minute.ts'
import type { FootballBody, StatusReport } from '#match/match-report.ts'
import { numberedMoments, type FootballRecording } from './recording.ts'

/** The parts of a Wyscout event file that say something about the score. */
export interface WyscoutEvents {
  readonly events: readonly WyscoutEvent[]
  readonly teams: Readonly<Record<string, { readonly team: { readonly name: string } }>>
  readonly players: Readonly<Record<string, readonly { readonly player: WyscoutPlayer }[]>>
}

export interface WyscoutEvent {
  readonly matchId: number
  readonly eventName: string
  readonly subEventName: string
  readonly matchPeriod: string
  readonly eventSec: number
  readonly teamId: number
  readonly playerId: number
  readonly tags: readonly { readonly id: number }[]
}

interface WyscoutPlayer {
  readonly wyId: number
  readonly shortName?: string
  readonly lastName: string
}

const GOAL = 101
const OWN_GOAL = 102
const RED = 1701
const YELLOW = 1702
const SECOND_YELLOW = 1703

const PERIODS = ['1H', '2H', 'E1', 'E2', 'P'] as const
type Period = (typeof PERIODS)[number]

// The file counts seconds from the begin of each period and says nothing of the pauses.
const PAUSE_BEFORE_MS: Record<Period, number> = {
  '1H': 0,
  '2H': 15 * 60_000,
  E1: 5 * 60_000,
  E2: 60_000,
  P: 5 * 60_000,
}
const MINUTES_BEFORE: Record<Period, number> = { '1H': 0, '2H': 45, E1: 90, E2: 105, P: 120 }
const LAST_MINUTE: Record<Period, number> = { '1H': 45, '2H': 90, E1: 105, E2: 120, P: 120 }

/** Tells a match from its events. `homeId` comes from the file of matches: the events do not know who is at home. */
export function wyscoutRecording(file: WyscoutEvents, homeId: number): FootballRecording {
  const starts = periodStarts(file.events)
  const names = playerNames(file)
  const moments = [
    ...statusMoments(starts),
    ...file.events.flatMap((event) => {
      const bodies = bodiesOf(event, homeId, names)
      const afterMs = starts.get(event.matchPeriod as Period)!.fromMs + event.eventSec * 1000
      return bodies.map((body) => ({ afterMs: Math.round(afterMs), body }))
    }),
  ]
  const ids = Object.keys(file.teams)
  const awayId = ids.find((id) => Number(id) !== homeId) ?? ''
  return {
    id: String(file.events[0]?.matchId ?? ''),
    home: file.teams[homeId]?.team.name ?? '',
    away: file.teams[awayId]?.team.name ?? '',
    moments: numberedMoments(moments),
  }
}

interface Span {
  readonly fromMs: number
  readonly toMs: number
}

function periodStarts(events: readonly WyscoutEvent[]): Map<Period, Span> {
  const spans = new Map<Period, Span>()
  let at = 0
  for (const period of PERIODS) {
    const seconds = events.filter((e) => e.matchPeriod === period).map((e) => e.eventSec)
    if (seconds.length === 0) continue
    const fromMs = at + PAUSE_BEFORE_MS[period]
    at = fromMs + Math.round(Math.max(...seconds) * 1000) + 1
    spans.set(period, { fromMs, toMs: at })
  }
  return spans
}

function statusMoments(spans: ReadonlyMap<Period, Span>) {
  const at = (afterMs: number, phase: StatusReport['phase']) => ({
    afterMs,
    body: { kind: 'status', phase } satisfies FootballBody,
  })
  const end = Math.max(...[...spans.values()].map(({ toMs }) => toMs))
  return [
    at(0, 'firstHalf'),
    ...[...spans].flatMap(([period, { fromMs, toMs }]) => {
      if (period === '1H') return spans.has('2H') ? [at(toMs, 'halfTime')] : []
      if (period === '2H') return [at(fromMs, 'secondHalf')]
      if (period === 'E1') return [at(fromMs, 'extraTime')]
      return period === 'P' ? [at(fromMs, 'penalties')] : []
    }),
    at(end, 'finished'),
  ]
}

function bodiesOf(
  event: WyscoutEvent,
  homeId: number,
  names: ReadonlyMap<number, string>,
): FootballBody[] {
  const tags = new Set(event.tags.map(({ id }) => id))
  const side: Side = event.teamId === homeId ? 'home' : 'away'
  const isPenalty = event.subEventName === 'Penalty'
  if (event.matchPeriod === 'P')
    return isPenalty ? [{ kind: 'penalty', side, scored: tags.has(GOAL) }] : []
  const who = { ...minuteOf(event), player: names.get(event.playerId) ?? '' }
  const taken = event.eventName === 'Shot' || event.eventName === 'Free Kick'
  const bodies: FootballBody[] = []
  // The goalkeeper who was beaten carries the tag of the goal too.
  if (tags.has(GOAL) && taken)
    bodies.push({ kind: 'goal', side, ...who, ...(isPenalty && { how: 'penalty' }) })
  if (tags.has(OWN_GOAL)) bodies.push({ kind: 'goal', side: otherSide(side), ...who, how: 'own' })
  if (isPenalty && !tags.has(GOAL)) bodies.push({ kind: 'missedPenalty', side, ...who })
  if (tags.has(YELLOW)) bodies.push({ kind: 'card', colour: 'yellow', side, ...who })
  if (tags.has(RED)) bodies.push({ kind: 'card', colour: 'red', side, ...who })
  if (tags.has(SECOND_YELLOW))
    bodies.push({ kind: 'card', colour: 'red', second: true, side, ...who })
  if (event.subEventName === 'Corner') bodies.push({ kind: 'corner', side })
  return bodies
}

function minuteOf({ matchPeriod, eventSec }: WyscoutEvent): PlayMinute {
  const period = matchPeriod as Period
  const counted = MINUTES_BEFORE[period] + Math.floor(eventSec / 60) + 1
  return playMinute(counted, LAST_MINUTE[period])
}

const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

function playerNames({ players }: WyscoutEvents): Map<number, string> {
  const all = Object.values(players).flat()
  return new Map(all.map(({ player }) => [player.wyId, player.shortName ?? player.lastName]))
}
