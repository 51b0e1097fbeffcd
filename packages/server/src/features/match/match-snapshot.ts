import type { OneMatchSnapshot, ToldDepth } from '@linmen/contract/match/one-match.topics.ts'
import type { CompanyOdds } from '@linmen/contract/match/match-odds.schemas.ts'
import { shownOdds, withTick, type OddsEnds } from '@linmen/domain/match/list/odds-ends.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { heldHot } from '#features/archive/public.ts'
import type { Ports } from '#kit/ports.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import type { BoardMatch } from '#features/match/board/board.ts'
import { whistleOf } from '#features/match/feed/merge-reports.ts'

const MOST_OF_A_KIND = 40

/** What a new reader of one match starts from: what is known in this moment without asking anybody. */
export function matchSnapshot(ports: Ports, id: string): OneMatchSnapshot {
  const board = boardOf(ports)
  const match = board.matches.get(id)
  const hot = heldHot(ports, id)
  return {
    asOfMs: board.asOfMs,
    ...(match?.sport === 'football' && { football: match.live }),
    ...(match?.sport === 'basketball' && { basketball: match.live }),
    companies: match ? allOdds(match, hot?.odds ?? []) : [],
    records: newestOfKinds(hot?.depth ?? []).map(toldDepth),
  }
}

export const toldDepth = ({
  matchId: _matchId,
  kind,
  seq,
  atMs,
  ...body
}: DepthRecord): ToldDepth => ({
  kind,
  seq,
  atMs,
  body,
})

/** What these companies show now, those of the list and all others whose offers are given. */
export function allOdds(match: BoardMatch, ticks: readonly OddsTick[]): CompanyOdds[] {
  const ends = new Map<number, OddsEnds>(match.odds)
  for (const tick of ticks)
    ends.set(tick.company, withTick(ends.get(tick.company), tick, match.fixture.kickOffAtMs))
  const whistle = whistleOf(match)
  return [...ends.values()].map((each) => shownOdds(each, whistle))
}

function newestOfKinds(records: readonly DepthRecord[]): DepthRecord[] {
  const counts = new Map<string, number>()
  return records
    .toReversed()
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= MOST_OF_A_KIND
    })
    .toReversed()
}
