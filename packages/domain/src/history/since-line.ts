import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { quarterSeconds } from '#match/basketball/basketball-clock.ts'
import { foldBasketball } from '#match/basketball/basketball-fold.ts'
import type { BasketballReport } from '#match/basketball/basketball-report.ts'
import { playedSeconds } from '#match/basketball/basketball-story.ts'
import { endOf } from '#history/basketball/basketball-changes.ts'
import type { Basket } from './counted-play.ts'

/** What time and score added to a line since it was told. */
export interface Since {
  readonly minutes: number
  readonly plusMinus: number
}

interface Playing {
  readonly leagueId: string
  readonly plays: readonly BasketballReport[]
  readonly live: BasketballLive
  readonly baskets: readonly Basket[]
  readonly nowMs: number
}

/** Lines are told when somebody comes on or goes off, so who is on court has been there since his line. */
export function sinceLine({ leagueId, plays, live, baskets, nowMs }: Playing) {
  const played = (state: BasketballLive, atMs: number) =>
    playedSeconds(state, quarterSeconds(leagueId), atMs) ?? 0
  const now = played(live, nowMs)
  const secondOf = ({ period, secondsLeft }: Basket) => endOf(leagueId, period) - secondsLeft
  return (side: Side, lineMs: number | null): Since => {
    const then = lineMs === null ? 0 : played(stateAt(plays, lineMs), lineMs)
    // A corrected basket is reported later and keeps its place in the match.
    const later = baskets.filter((each) => {
      const second = secondOf(each)
      return second > then || (second === then && each.atMs > (lineMs ?? 0))
    })
    const plusMinus = later.reduce(
      (all, each) => all + (each.side === side ? each.points : -each.points),
      0,
    )
    return { minutes: Math.max(0, Math.floor((now - then) / 60)), plusMinus }
  }
}

const stateAt = (plays: readonly BasketballReport[], atMs: number) =>
  foldBasketball(
    plays.filter((each) => each.atMs <= atMs),
    0,
  )
