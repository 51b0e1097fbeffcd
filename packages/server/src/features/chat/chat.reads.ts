import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { SAY_MOST } from '@linmen/contract/chat/chat.schemas.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { EMOJIS } from '@linmen/domain/community/emojis.ts'
import { limitRows } from '#kit/limits/limit-rows.ts'
import { query } from '#kit/query.ts'
import { boardOf, type BoardMatch } from '#features/match/public.ts'
import { HISTORY, historyOf, roomCounts, supportOf } from './chat.repo.ts'
import { roomOf } from './rooms.ts'

const ROOMS = 40

export const config = query(chatEndpoints.config, async () => ({
  longest: SAY_MOST,
  slowMs: limitRows.chat.rows[0]!.windowMs,
  history: HISTORY,
  emojis: [...EMOJIS],
  open: true,
}))

export const history = query(chatEndpoints.history, async (db, wish, { refuse }) => {
  if (!(await roomOf(db, wish.matchId))) refuse('chat.no_room', {})
  return historyOf(db, wish)
})

export const support = query(chatEndpoints.support, async (db, { matchId }, { actor, refuse }) => {
  const room = (await roomOf(db, matchId)) ?? refuse('chat.no_room', {})
  const sides = { matchId, homeId: room.home.id, awayId: room.away.id }
  return supportOf(db, sides, actor?.id ?? null)
})

/** Matches that are being played, and those people already talk about. No room tells a score. */
export const listRooms = query(chatEndpoints.listRooms, async (db, _input, { ports, nowMs }) => {
  const near = [...boardOf(ports).matches.values()].filter(
    (match) => isPlaying(match) || isSoon(match, nowMs),
  )
  const counts = await roomCounts(
    db,
    near.map(({ fixture }) => fixture.id),
  )
  const rooms = near.map((match) => {
    const { fixture, league, home, away } = match
    return {
      matchId: fixture.id,
      sport: match.sport,
      league: league.name,
      home: home.name,
      away: away.name,
      homeTeamId: home.id,
      awayTeamId: away.id,
      kickOffAtMs: fixture.kickOffAtMs,
      playing: isPlaying(match),
      hot: league.hot,
      ...(counts.get(fixture.id) ?? { lines: 0, supporters: 0 }),
    }
  })
  const ranked = rooms.toSorted(
    (a, b) =>
      Number(b.playing) - Number(a.playing) ||
      b.lines - a.lines ||
      Number(b.hot) - Number(a.hot) ||
      a.kickOffAtMs - b.kickOffAtMs ||
      (a.matchId < b.matchId ? -1 : 1),
  )
  return { rooms: ranked.slice(0, ROOMS) }
})

const SOON_MS = 2 * 3_600_000

const isPlaying = (match: BoardMatch): boolean =>
  match.sport === 'football' ? isLive(match.live.phase) : isBasketballLive(match.live.phase)

const isSoon = ({ fixture, live }: BoardMatch, nowMs: number) =>
  live.phase === 'scheduled' && fixture.kickOffAtMs > nowMs && fixture.kickOffAtMs - nowMs < SOON_MS
