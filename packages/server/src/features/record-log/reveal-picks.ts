import { sql } from 'kysely'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { openPicks } from './write-log.ts'

const AT_ONCE = 500

/** Every minute: what was promised about matches that have begun is opened. */
export const revealPicksJob = job({
  name: 'reveal-picks',
  cron: '* * * * *',
  run: async (ports) => void (await revealPicks(ports)),
})

/** A match that was moved has not begun: what is said of it stays hidden. */
export async function revealPicks(ports: Ports): Promise<number> {
  const nowMs = ports.clock.nowMs()
  let opened = 0
  for (;;) {
    const { rows } = await sql<{ subject: string }>`
      select s.subject from record_secret s
      where not s.opened and s.open_at_ms <= ${nowMs} and not exists (
        select 1 from fixture f where f.id = any(s.match_ids) and f.kick_off_at_ms > ${nowMs})
      order by s.open_at_ms, s.subject limit ${AT_ONCE}`.execute(ports.db.read)
    const ids = rows.map(({ subject }) => subject)
    if (ids.length > 0) opened += await ports.db.transaction((tx) => openPicks(tx, ids, nowMs))
    if (ids.length < AT_ONCE) return opened
  }
}
