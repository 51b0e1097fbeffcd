import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf, eventsOf, groupBy, type PlayRecord } from '#features/archive/public.ts'
import { boardOf } from '#features/match/public.ts'
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
