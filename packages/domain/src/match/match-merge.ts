import type { MatchLive, Pair, Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import type { MatchCause } from '@linmen/contract/match/match.topics.ts'
import { shownScore } from './match-fold.ts'

/** What a reader holds about one match: two parts that each know their own version. */
export interface MatchState {
  readonly live: MatchLive
  readonly odds: CompanyOdds | null
}

export interface MatchUpdate {
  readonly live?: MatchLive
  readonly odds?: CompanyOdds | null
}

/**
 * The newer of what is held and what arrived, part by part. Old, repeated and reordered updates change
 * nothing, so any path that delivers the newest version of each part ends in the same state. Returns the
 * held object itself when nothing is new.
 */
export function applyMatchChange(held: MatchState, update: MatchUpdate): MatchState {
  const live = update.live && supersedes(held.live, update.live) ? update.live : held.live
  const odds = newerOdds(held.odds, update.odds)
  return live === held.live && odds === held.odds ? held : { live, odds }
}

/** Why the newer state differs, the most important reason first; null when it only differs in odds. */
export function causeOf(before: MatchLive, after: MatchLive): Exclude<MatchCause, 'odds'> {
  if (after.corrections > before.corrections && scoreFell(before, after)) return 'correction'
  if (scoreRose(before, after)) return 'goal'
  if (total(after.redCards) > total(before.redCards)) return 'redCard'
  return before.phase === after.phase ? 'stat' : 'status'
}

/** Which side's figure changed, for the flash. */
export function changedSide(before: MatchLive, after: MatchLive): Side | null {
  const [was, is] = [shownScore(before), shownScore(after)]
  if (was.home !== is.home) return 'home'
  return was.away === is.away ? null : 'away'
}

export function scoreFell(before: MatchLive, after: MatchLive): boolean {
  const [was, is] = [shownScore(before), shownScore(after)]
  return is.home < was.home || is.away < was.away
}

// A score that falls without a counted correction is a damaged message: keep what is on screen.
const supersedes = (held: MatchLive, next: MatchLive) =>
  next.version > held.version && (!scoreFell(held, next) || next.corrections > held.corrections)

export function newerOdds(held: CompanyOdds | null, next: CompanyOdds | null | undefined) {
  if (!next || (held && held.company !== next.company)) return held
  return !held || next.version > held.version ? next : held
}

function scoreRose(before: MatchLive, after: MatchLive): boolean {
  const [was, is] = [shownScore(before), shownScore(after)]
  return is.home > was.home || is.away > was.away
}

const total = (pair: Pair | undefined) => (pair ? pair.home + pair.away : 0)
