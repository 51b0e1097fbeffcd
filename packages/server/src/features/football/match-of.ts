import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf, eventsOf, groupBy, type PlayRecord } from '#features/archive/public.ts'
import { boardOf, openDay } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'

/** The match behind a number. One of the other sport is as unknown as one nobody has heard of. */
export async function matchOf(ports: Ports, matchId: string, sport?: Sport): Promise<MatchSheet> {
  const sheet = await archiveOf(ports).match(matchId)
  if (!sheet || (sport && sheet.fixture.sport !== sport)) return refuseUnknown('match.not_found')
  return sheet
}

/** Football matches among these numbers, in the order asked. Numbers nobody knows are left out, but not all. */
export async function footballAmong(ports: Ports, ids: readonly string[]): Promise<MatchSheet[]> {
  const sheets = await archiveOf(ports).matches([...new Set(ids)])
  const football = sheets.filter(({ fixture }) => fixture.sport === 'football')
  if (ids.length > 0 && football.length === 0) return refuseUnknown('match.not_found')
  return football
}

/** Play of a match as far as it was reported; what the board holds need not be read again. */
export async function playOf(ports: Ports, matchId: string): Promise<readonly FootballReport[]> {
  const on = boardOf(ports).matches.get(matchId)
  return on?.sport === 'football' ? on.plays : archiveOf(ports).footballPlay(matchId)
}

/** The same of many matches, but only what is recorded already: nobody is asked about old days for a list. */
export async function recordedPlays(
  ports: Ports,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly FootballReport[]>> {
  const { matches } = boardOf(ports)
  const absent = ids.filter((id) => !matches.has(id))
  const read = absent.length === 0 ? [] : await eventsOf(ports.db.read, absent)
  const plays = groupBy(read as PlayRecord<FootballReport>[], ({ report }) => report.matchId)
  return new Map(
    ids.map((id) => {
      const on = matches.get(id)
      const recorded = (plays.get(id) ?? []).map(({ report }) => report)
      return [id, on?.sport === 'football' ? on.plays : recorded]
    }),
  )
}

// Before that nothing happens to a match but that it is called off, and then it has a result.
const SOON_MS = 12 * 3_600_000

/** The state of matches now. One that is over and not on the board has the state it ended with. */
export async function liveOf(
  ports: Ports,
  sheets: readonly MatchSheet[],
): Promise<ReadonlyMap<string, MatchLive>> {
  const { matches } = boardOf(ports)
  const soonMs = ports.clock.nowMs() + SOON_MS
  const absent = sheets.filter(
    ({ fixture, result }) => !result && fixture.kickOffAtMs < soonMs && !matches.has(fixture.id),
  )
  for (const day of new Set(absent.map(({ fixture }) => fixture.day))) await openDay(ports, day)
  return new Map(
    sheets.map((sheet) => {
      const on = matches.get(sheet.fixture.id)
      return [sheet.fixture.id, on?.sport === 'football' ? on.live : ended(sheet)]
    }),
  )
}

function ended({ result }: MatchSheet): MatchLive {
  if (result?.sport !== 'football') return NOTHING_YET
  const { phase, full, half, extra, penalties, corners, yellowCards, redCards } = result
  return {
    ...NOTHING_YET,
    phase,
    score: { full, half, ...(extra && { extra }), ...(penalties && { penalties }) },
    corners,
    yellowCards,
    redCards,
  }
}
