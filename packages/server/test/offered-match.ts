import type { TestApp } from './harness.ts'
import { scriptedMatch } from './scripted-match.ts'

const HOUR_MS = 3_600_000

/** A match in two hours, offered at 1.92 3.40 4.20, half a goal and 2.5 goals. */
export async function offeredMatch(app: TestApp, id: string) {
  const match = scriptedMatch(app, id)
  await match.hears({
    ...match.report(1, {
      kind: 'odds',
      company: 6,
      european: { home: 192, draw: 340, away: 420 },
      asian: { first: 90, line: 5000, second: 96 },
      overUnder: { first: 88, line: 25_000, second: 98 },
    }),
    atMs: app.clock.nowMs(),
  })
  await app.db.transaction((tx) =>
    tx
      .updateTable('fixture')
      .set({ kick_off_at_ms: app.clock.nowMs() + 2 * HOUR_MS })
      .where('id', '=', match.id)
      .execute(),
  )
  return match
}
