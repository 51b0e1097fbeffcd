import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { askReports, eventsOf, heldHot, type PlayRecord } from '#features/archive/public.ts'
import { boardOf } from '#features/match/public.ts'
import type { Ports } from '#kit/ports.ts'

/** Play of a match as far as it was reported, each report with the number of its record. */
export async function playOf(
  ports: Ports,
  { fixture }: MatchSheet,
): Promise<readonly PlayRecord<BasketballReport>[]> {
  if (!boardOf(ports).matches.has(fixture.id)) await askReports(ports, fixture.day)
  return (await eventsOf(ports.db.read, [fixture.id])) as PlayRecord<BasketballReport>[]
}

/**
 * How much is known of a match here. Whoever hears of a basket or of a line about it asks at once: an answer from before
 * it would stand until the next.
 */
export function newsOf(ports: Ports, { matchId }: { readonly matchId: string }): string {
  const reported = boardOf(ports).matches.get(matchId)?.live.version
  return `${reported}|${heldHot(ports, matchId)?.depth.length}`
}
