import type { BasketballLive } from '@linmen/contract/match/basketball-live.schemas.ts'
import { NOTHING_YET_IN_BASKETBALL } from '@linmen/domain/match/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball-report.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf, askReports, eventsOf, type PlayRecord } from '#features/archive/public.ts'
import { boardOf, openDay } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'
import { refuseUnknown } from '#kit/refused.ts'

// Before that nothing happens to a match but that it is called off, and then it has a result.
const SOON_MS = 12 * 3_600_000

/** The state of matches now. One that is over and not on the board has the state it ended with. */
export async function liveOf(
  ports: Ports,
  sheets: readonly MatchSheet[],
): Promise<ReadonlyMap<string, BasketballLive>> {
  const { matches } = boardOf(ports)
  const soonMs = ports.clock.nowMs() + SOON_MS
  const absent = sheets.filter(
    ({ fixture, result }) => !result && fixture.kickOffAtMs < soonMs && !matches.has(fixture.id),
  )
  for (const day of new Set(absent.map(({ fixture }) => fixture.day))) await openDay(ports, day)
  return new Map(
    sheets.map((sheet) => {
      const on = matches.get(sheet.fixture.id)
      return [sheet.fixture.id, on?.sport === 'basketball' ? on.live : ended(sheet)]
    }),
  )
}

/** Scores of the asked matches. Numbers nobody knows are left out, but not all. */
export async function liveScores(ports: Ports, matchIds: readonly string[]) {
  const sheets = await archiveOf(ports).matches([...new Set(matchIds)])
  const basketball = sheets.filter(({ fixture }) => fixture.sport === 'basketball')
  if (matchIds.length > 0 && basketball.length === 0) return refuseUnknown('match.not_found')
  const live = await liveOf(ports, basketball)
  return {
    asOfMs: boardOf(ports).asOfMs,
    matches: [...live].map(([matchId, state]) => ({ matchId, live: state })),
  }
}

/** Play of a match as far as it was reported, each report with the number of its record. */
export async function playOf(
  ports: Ports,
  { fixture }: MatchSheet,
): Promise<readonly PlayRecord<BasketballReport>[]> {
  if (!boardOf(ports).matches.has(fixture.id)) await askReports(ports, fixture.day)
  return (await eventsOf(ports.db.read, [fixture.id])) as PlayRecord<BasketballReport>[]
}

function ended({ result }: MatchSheet): BasketballLive {
  if (result?.sport !== 'basketball') return NOTHING_YET_IN_BASKETBALL
  const { phase, full, periods } = result
  return { ...NOTHING_YET_IN_BASKETBALL, phase, score: full, periods: [...periods] }
}
