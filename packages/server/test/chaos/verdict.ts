import { isDeepStrictEqual } from 'node:util'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { oddsOnBoard } from '#features/match/feed/merge-reports.ts'
import { isTick, OWN_COMPANY, type Play, type Said } from './deliveries.ts'
import { scoreOf, type Pages } from './pages.ts'
import { keyOf } from './records.ts'
import { KICK_OFF_MS, MATCH_IDS, SPORTS, type ServerSide } from './server-side.ts'
import { SIDES, zero } from './football-story.ts'

/** Complains unless server and client ended in what the feed said, counted without the server's code. */
export function judge(said: readonly Said[], server: ServerSide, pages: Pages): void {
  const known = new Set<string>()
  const counted = said.filter((each) => !known.has(keyOf(each)) && known.add(keyOf(each)))
  for (const id of MATCH_IDS) {
    const about = counted.filter(({ matchId }) => matchId === id)
    const plays = about.filter((each): each is Play => !isTick(each))
    const { live } = server.match(id)
    const folded =
      SPORTS[id] === 'football'
        ? foldMatch(plays as FootballReport[], plays.length)
        : foldBasketball(plays as BasketballReport[], plays.length)
    demand('the score', scoreOf(live), plainScore(plays))
    demand('the phase', live.phase, plainPhase(plays))
    demand('the board', live, folded)
    demand('the list', pages.list.at(id).live, live)
    demand('the page', pages.match.at(id).live, live)
    const odds = oddsOnBoard(server.match(id), OWN_COMPANY)
    demand('the offer', odds && ownOffer(odds), plainOffer(about, live.phase))
    demand('the odds of the page', pages.match.at(id).odds, odds)
  }
}

function demand(what: string, is: unknown, should: unknown): void {
  if (!isDeepStrictEqual(plain(is), plain(should)))
    throw new Error(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`)
}

/** Fields without a value are no difference: the wire does not carry them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

const bySeq = <T extends { readonly seq: number }>(items: readonly T[]) =>
  items.toSorted((a, b) => a.seq - b.seq)

function plainScore(plays: readonly Play[]) {
  const stated = bySeq(plays.filter((play) => play.kind === 'score')).at(-1)
  if (stated?.kind === 'score') return stated.full
  const score = zero()
  const taken = new Set(
    plays.map((play) =>
      play.kind === 'goalCancelled'
        ? play.goalSeq
        : play.kind === 'pointsCancelled'
          ? play.pointsSeq
          : 0,
    ),
  )
  for (const play of plays)
    if ((play.kind === 'goal' || play.kind === 'points') && !taken.has(play.seq))
      for (const side of SIDES)
        if (play.side === side) score[side] += play.kind === 'goal' ? 1 : play.points
  return score
}

function plainPhase(plays: readonly Play[]): string {
  const last = bySeq(plays.filter((play) => play.kind === 'status')).at(-1)
  return last?.kind === 'status' ? last.phase : 'scheduled'
}

const ownOffer = ({ european }: NonNullable<ReturnType<typeof oddsOnBoard>>) => european

/** First and present price; once it is over, the last before kick-off. */
function plainOffer(about: readonly Said[], phase: string) {
  const offers = bySeq(about.filter(isTick).filter(({ company }) => company === OWN_COMPANY))
  const early = offers.filter(({ atMs }) => atMs <= KICK_OFF_MS)
  const now = phase === 'finished' ? early.at(-1) : offers.at(-1)
  return { first: offers[0]!.european, now: now!.european }
}
