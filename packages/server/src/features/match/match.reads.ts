import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import type { FootballLiveSnapshot } from '@linmen/contract/match/match.topics.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { isLive } from '@linmen/domain/match/football-status.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { boardOf, openDay } from './board-of.ts'
import type { Board, BoardMatch } from './board.ts'
import { followedPage } from './follow.repo.ts'
import { fixtureCounts, fixtureDays } from './fixture.repo.ts'
import { leaguesOf, presentMatch } from './match.present.ts'

const HOUR_MS = 3_600_000
const NAMED_HOT = 10

export const listDates = query(matchEndpoints.listDates, async (db, _input, { nowMs }) => {
  const today = businessDay(nowMs)
  const dates = await fixtureCounts(db, addDays(today, -7), addDays(today, 7))
  return { today, dates }
})

export const listFollowed = query(
  matchEndpoints.listFollowed,
  async (db, { pageNo, pageSize, sport }, { actor }) =>
    sport === 'football'
      ? followedPage(db, actor.id, pageNo, pageSize)
      : { matchIds: [], hasNext: false },
)

export const namedMatches = query(
  homeEndpoints.footballMatches,
  async (db, { ids, company }, call) => {
    const board = boardOf(call.ports)
    for (const day of ids ? await fixtureDays(db, ids) : []) await openDay(call.ports, day)
    const matches = ids
      ? ids.flatMap((id) => board.matches.get(id) ?? [])
      : hotNow(board, call.nowMs)
    return {
      asOfMs: board.asOfMs,
      leagues: leaguesOf(matches),
      matches: matches.map((match) => presentMatch(match, company)),
    }
  },
)

/** Scores of the asked matches, for clients that poll instead of listening. */
export async function liveScores(ports: Ports, matchIds: readonly string[]) {
  const board = boardOf(ports)
  for (const day of await fixtureDays(ports.db.read, matchIds)) await openDay(ports, day)
  const matches = matchIds.flatMap((id) => board.matches.get(id) ?? [])
  return { asOfMs: board.asOfMs, matches: matches.map(liveOf) }
}

/** What a new reader of the live topic starts from: everything that is on, just over or about to begin. */
export function liveSnapshot(ports: Ports): FootballLiveSnapshot {
  const board = boardOf(ports)
  const nowMs = ports.clock.nowMs()
  const near = ({ fixture, live }: BoardMatch) =>
    isLive(live.phase) || Math.abs(nowMs - fixture.kickOffAtMs) < 4 * HOUR_MS
  return { asOfMs: board.asOfMs, matches: [...board.matches.values()].filter(near).map(liveOf) }
}

function hotNow(board: Board, nowMs: number): BoardMatch[] {
  const live = [...board.matches.values()].filter(({ live: { phase } }) => isLive(phase))
  const soon = [...board.matches.values()].filter(
    ({ live: { phase }, fixture }) => phase === 'scheduled' && fixture.kickOffAtMs > nowMs,
  )
  const byFame = (a: BoardMatch, b: BoardMatch) =>
    Number(b.fixture.league.hot) - Number(a.fixture.league.hot) ||
    a.fixture.kickOffAtMs - b.fixture.kickOffAtMs
  return [...live.toSorted(byFame), ...soon.toSorted(byFame)].slice(0, NAMED_HOT)
}

const liveOf = ({ fixture, live }: BoardMatch) => ({ matchId: fixture.id, live })
