import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import { EVERYBODY, farBudgetOf } from './day-reach.ts'
import { recordSheet } from './record-sheet.ts'

const KEPT = 4000
const passingOf = perApp(() => new Map<string, MatchSheet>())

/** Remembers matches that are shown in a list and stand in no record. */
export function notePassing(ports: Ports, sheets: readonly MatchSheet[]): void {
  const passing = passingOf(ports)
  for (const sheet of sheets) {
    passing.delete(sheet.fixture.id)
    passing.set(sheet.fixture.id, sheet)
    if (passing.size > KEPT) passing.delete(passing.keys().next().value!)
  }
}

/** Records those of these matches that somebody saw in a list and opens now. True when there were any. */
export async function recordPassing(ports: Ports, ids: readonly string[]): Promise<boolean> {
  const passing = passingOf(ports)
  const opened = ids.flatMap((id) => passing.get(id) ?? [])
  if (opened.length === 0 || farBudgetOf(ports).shown.take(EVERYBODY) > 0) return false
  await recordSheet(ports, {
    teams: opened.flatMap(({ home, away }) => [home, away]),
    fixtures: opened.map(({ fixture }) => fixture),
  })
  for (const id of ids) passing.delete(id)
  return true
}
