import type { BasketballReport } from '@linmen/domain/match/basketball-report.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { askReports, eventsOf, type PlayRecord } from '#features/archive/public.ts'
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
