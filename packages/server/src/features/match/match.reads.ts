import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { feedOf } from '#feeds/feed-of.ts'
import type { Ports } from '#kit/ports.ts'
import { query } from '#kit/query.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import type { Board, FootballOnBoard } from '#features/match/board/board.ts'
import { firstLegs } from './first-legs.ts'
import { followedPage } from '#features/match/follow/follow.repo.ts'
import { fixtureCounts, fixtureDays } from './fixture.repo.ts'
import { footballAmong, leaguesOf, presentMatch } from './match.present.ts'
import { openDay } from '#features/match/board/open-day.ts'

const NAMED_HOT = 10

export const listDates = query(
  matchEndpoints.listDates,
  async (db, { sport = 'football', month }, { nowMs, ports }) => {
    const today = businessDay(nowMs)
    const span = month
      ? { from: `${month}-01`, to: `${month}-31` }
      : { from: addDays(today, -7), to: addDays(today, 7) }
    const hasFeed = feedOf(ports) !== null
    return { today, dates: await fixtureCounts(db, { sport, ...span, hasFeed }) }
  },
)

export const listFollowed = query(matchEndpoints.listFollowed, async (db, page, { actor }) =>
  followedPage(db, actor.id, page),
)

export const namedMatches = query(
  homeEndpoints.footballMatches,
  async (_db, { ids, company }, call) => {
    const board = boardOf(call.ports)
    for (const day of ids ? await daysOf(call.ports, ids) : []) await openDay(call.ports, day)
    const matches = ids
      ? footballAmong(ids.flatMap((id) => board.matches.get(id) ?? []))
      : hotNow(board, call.nowMs)
    const legs = await firstLegs(
      call.ports,
      matches.map(({ fixture }) => fixture),
    )
    return {
      asOfMs: board.asOfMs,
      leagues: leaguesOf(matches),
      matches: matches.map((match) => presentMatch(match, company, legs.get(match.fixture.id))),
    }
  },
)

/** The matches people look at now, or those that come next. */
export function hotMatchIds(ports: Ports, which: 'live' | 'focus'): string[] {
  const { live, soon } = hotParts(boardOf(ports), ports.clock.nowMs())
  const wanted = which === 'live' ? live : soon
  return wanted.slice(0, NAMED_HOT).map(({ fixture }) => fixture.id)
}

/** The days of these matches. Only about those that are not on the board the records are asked. */
export async function daysOf(ports: Ports, ids: readonly string[]): Promise<Set<string>> {
  const { matches } = boardOf(ports)
  const known = ids.flatMap((id) => matches.get(id)?.fixture.day ?? [])
  const others = ids.filter((id) => !matches.has(id))
  return new Set([...known, ...(await fixtureDays(ports.db.read, others))])
}

function hotNow(board: Board, nowMs: number): FootballOnBoard[] {
  const { live, soon } = hotParts(board, nowMs)
  return [...live, ...soon].slice(0, NAMED_HOT)
}

/** What is played and what comes, the best known first. */
function hotParts(board: Board, nowMs: number) {
  const all = footballAmong(board.matches.values())
  const live = all.filter(({ live: { phase } }) => isLive(phase))
  const soon = all.filter(
    ({ live: { phase }, fixture }) => phase === 'scheduled' && fixture.kickOffAtMs > nowMs,
  )
  const byFame = (a: FootballOnBoard, b: FootballOnBoard) =>
    Number(b.league.hot) - Number(a.league.hot) || a.fixture.kickOffAtMs - b.fixture.kickOffAtMs
  return { live: live.toSorted(byFame), soon: soon.toSorted(byFame) }
}
