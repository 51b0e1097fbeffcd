import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { archiveOf } from '#features/archive/public.ts'
import { cachedAnswer } from '#kit/answers/cached-answer.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { isFollowed } from '#features/match/board/followed-days.ts'
import { liveOf, type LiveOf } from './live-of.ts'
import { openDay } from '#features/match/board/open-day.ts'

interface Asked {
  readonly matchIds: readonly string[]
}

// A day changes several times a second in the evening; nobody notices a quarter of a second.
const KEPT = { freshMs: 250, stamp }
/** Who polls hears this often that the feed is alive although nothing changed. */
const PULSE_MS = 10_000

/** Scores of the asked matches, for clients that poll instead of listening. */
export const footballScores = cachedAnswer(
  footballGateway.getMatchListLiveScore,
  KEPT,
  (ports, { matchIds }) => scoresOf(ports, 'football', matchIds),
)

export const basketballScores = cachedAnswer(
  basketballGateway.getBkMatchListLiveScore,
  KEPT,
  (ports, { matchIds }) => scoresOf(ports, 'basketball', matchIds),
)

/** From the board, where that has them. Numbers nobody knows are left out, but not all. */
async function scoresOf<S extends Sport>(ports: Ports, sport: S, matchIds: readonly string[]) {
  const board = boardOf(ports)
  for (const day of daysOnBoard(ports, matchIds)) await openDay(ports, day)
  const ids = [...new Set(matchIds)]
  const absent = ids.filter((id) => !board.matches.has(id))
  const others =
    absent.length > 0 ? await liveOf(ports, sport, await archiveOf(ports).matches(absent)) : null
  const matches = ids.flatMap((matchId) => {
    const on = board.matches.get(matchId)
    const live = on?.sport === sport ? (on.live as LiveOf<S>) : others?.get(matchId)
    return live ? [{ matchId, live }] : []
  })
  if (ids.length > 0 && matches.length === 0) return refuseUnknown('match.not_found')
  return { asOfMs: board.asOfMs, matches }
}

/** The same as long as nothing changed on the days of these matches; null if somebody has to be asked. */
function stamp(ports: Ports, { matchIds }: Asked): string | null {
  const board = boardOf(ports)
  const days = daysOnBoard(ports, matchIds)
  const isHere = matchIds.every((id) => board.matches.has(id))
  if (!isHere || !days.every((day) => isFollowed(ports, day))) return null
  const changes = days.map((day) => `${day}:${board.changesOf(day)}`)
  return [Math.floor(board.asOfMs / PULSE_MS), ...changes].join()
}

function daysOnBoard(ports: Ports, matchIds: readonly string[]): string[] {
  const { matches } = boardOf(ports)
  return [...new Set(matchIds.flatMap((id) => matches.get(id)?.fixture.day ?? []))]
}
