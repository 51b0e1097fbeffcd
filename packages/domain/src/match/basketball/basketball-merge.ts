import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { newerOdds } from '#match/match-merge.ts'

/** What a reader holds about one basketball match: two parts that each know their own version. */
export interface BasketballState {
  readonly live: BasketballLive
  readonly odds: CompanyOdds | null
}

export interface BasketballUpdate {
  readonly live?: BasketballLive
  readonly odds?: CompanyOdds | null
}

export type BasketballCause = 'points' | 'correction' | 'status' | 'stat'

/** The newer of what is held and what arrived, part by part, as `applyMatchChange` does for football. */
export function applyBasketballChange(
  held: BasketballState,
  update: BasketballUpdate,
): BasketballState {
  const live = update.live && supersedes(held.live, update.live) ? update.live : held.live
  const odds = newerOdds(held.odds, update.odds)
  return live === held.live && odds === held.odds ? held : { live, odds }
}

/** Why the newer state differs, the most important reason first. */
export function causeOfBasketball(before: BasketballLive, after: BasketballLive): BasketballCause {
  if (after.corrections > before.corrections && pointsFell(before, after)) return 'correction'
  if (pointsRose(before, after)) return 'points'
  const same = before.phase === after.phase && before.pause === after.pause
  return same ? 'stat' : 'status'
}

/** Which side's figure changed, for the flash. */
export function changedSideOfBasketball(
  { score: was }: BasketballLive,
  { score: is }: BasketballLive,
): Side | null {
  if (was.home !== is.home) return 'home'
  return was.away === is.away ? null : 'away'
}

// Points that fall without a counted correction are a damaged message: keep what is on screen.
const supersedes = (held: BasketballLive, next: BasketballLive) =>
  next.version > held.version && (!pointsFell(held, next) || next.corrections > held.corrections)

const pointsFell = ({ score: was }: BasketballLive, { score: is }: BasketballLive) =>
  is.home < was.home || is.away < was.away

const pointsRose = ({ score: was }: BasketballLive, { score: is }: BasketballLive) =>
  is.home > was.home || is.away > was.away
