import type { BasketballMatch } from '@linmen/contract/match/basketball-day.schemas.ts'
import {
  basketballLive,
  type BasketballHighlight,
  type BasketballLive,
} from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball/basketball-fold.ts'
import {
  applyBasketballChange,
  causeOfBasketball,
  changedSideOfBasketball,
} from '@linmen/domain/match/basketball/basketball-merge.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { shownBefore } from '#sport/shield/shown-before.ts'
import { motionMs } from '#ui/motion/motion.ts'
import type { BoardView } from './board-views.ts'
import { createLiveBoard, type BoardNotice, type BoardRules } from './live-board.ts'
import { NEWS_MS } from './match-board.ts'
import { televised } from './televised.ts'

export interface BasketNotice extends BoardNotice {
  readonly kind: BasketballHighlight['kind']
  readonly side: Side | null
  readonly event: BasketballHighlight
}

export type BasketballView = BoardView<BasketballMatch, BasketballLive, BasketNotice>

// Baskets come every few seconds: each is shown only for a moment.
const HELD_MS = { points: motionMs.fresh, correction: motionMs.goal }

const basketballBefore = shownBefore<BasketballLive>('basketball', basketballLive)

const rules: BoardRules<BasketballLive, BasketNotice> = {
  isLive: ({ phase }) => isBasketballLive(phase),
  apply: applyBasketballChange,
  noticeOf,
  heldMs: ({ kind }) => HELD_MS[kind],
  before: basketballBefore.of,
  standIn: { ...NOTHING_YET_IN_BASKETBALL, version: -1, phase: 'quarter1' },
}

/** The app's one board of basketball. */
export const theBasketballBoard = createLiveBoard<BasketballMatch, BasketballLive, BasketNotice>(
  rules,
  televised.ports,
)
televised.follow(theBasketballBoard)
basketballBefore.keep(theBasketballBoard.behind)

function noticeOf(
  before: BasketballLive,
  after: BasketballLive,
  nowMs: number,
): BasketNotice | null {
  const kind = causeOfBasketball(before, after)
  const event = after.highlight
  if (kind === 'stat' || kind === 'status' || !event || event.kind !== kind) return null
  if (nowMs - event.atMs > NEWS_MS) return null
  return { kind, side: changedSideOfBasketball(before, after), event, leaving: false }
}
