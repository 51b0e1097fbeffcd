import type { Ports } from '#kit/ports.ts'
import { boardOf } from './board-of.ts'
import type { BoardMatch } from './board.ts'
import { load } from './open-day.ts'
import { publishChange } from './publish.ts'
import { oddsOnBoard, type BoardChange } from './take-in.ts'

/**
 * Reads days from the records again and tells readers what they could not hear: the line to the others was down, or
 * the process that read the feed is gone.
 */
export async function reloadDays(ports: Ports, days: readonly string[]): Promise<void> {
  const board = boardOf(ports)
  for (const day of days) {
    if (!board.hasDay(day)) continue
    const before = new Map(board.day(day).map((match) => [match.fixture.id, match]))
    await load(ports, day)
    const receivedAtMs = ports.clock.nowMs()
    for (const match of board.day(day))
      for (const change of changesSince(before.get(match.fixture.id), match, board.asOfMs))
        publishChange(ports, match, { change, receivedAtMs })
  }
}

function changesSince(
  before: BoardMatch | undefined,
  match: BoardMatch,
  saidAtMs: number,
): BoardChange[] {
  const base = { matchId: match.fixture.id, saidAtMs }
  const isNewer = match.live.version > (before?.live.version ?? 0)
  const live: BoardChange[] = !isNewer
    ? []
    : match.sport === 'football'
      ? [{ ...base, sport: 'football', cause: 'stat', live: match.live }]
      : [{ ...base, sport: 'basketball', cause: 'stat', live: match.live }]
  const odds = [...match.odds.keys()].flatMap((company): BoardChange[] => {
    const now = oddsOnBoard(match, company)!
    const held = before && oddsOnBoard(before, company)
    if (held && held.version >= now.version) return []
    return [{ ...base, sport: match.sport, cause: 'odds', odds: now }]
  })
  return [...live, ...odds]
}
