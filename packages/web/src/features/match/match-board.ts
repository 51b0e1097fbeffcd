import type { FootballMatch } from '@linmen/contract/match/football.schemas.ts'
import {
  matchLive,
  type Highlight,
  type MatchLive,
  type Side,
} from '@linmen/contract/match/match-live.schemas.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { applyMatchChange, causeOf, changedSide } from '@linmen/domain/match/match-merge.ts'
import { shownBefore } from '#sport/shield/shown-before.ts'
import { motionMs } from '#ui/motion/motion.ts'
import type { BoardView } from './board-views.ts'
import {
  createLiveBoard,
  type BoardNotice,
  type BoardPorts,
  type BoardRules,
} from './live-board.ts'

export interface Notice extends BoardNotice {
  readonly kind: Highlight['kind']
  readonly side: Side | null
  readonly event: Highlight
}

export type MatchView = BoardView<FootballMatch, MatchLive, Notice>

// A replayed change after a long sleep is news no more.
export const NEWS_MS = 60_000
const HELD_MS = { goal: motionMs.goal, correction: motionMs.goal, redCard: motionMs.sentOff }

export const footballBefore = shownBefore<MatchLive>('football', matchLive)

export const createMatchBoard = (ports: BoardPorts) =>
  createLiveBoard<FootballMatch, MatchLive, Notice>(rules, ports)

const rules: BoardRules<MatchLive, Notice> = {
  isLive: ({ phase }) => isLive(phase),
  apply: applyMatchChange,
  noticeOf,
  heldMs: ({ kind }) => HELD_MS[kind],
  before: footballBefore.of,
  standIn: { ...NOTHING_YET, version: -1, phase: 'inPlay' },
}

function noticeOf(before: MatchLive, after: MatchLive, nowMs: number): Notice | null {
  const kind = causeOf(before, after)
  const event = after.highlight
  if (kind === 'stat' || kind === 'status' || !event || event.kind !== kind) return null
  if (nowMs - event.atMs > NEWS_MS) return null
  return { kind, side: changedSide(before, after), event, leaving: false }
}
