import { job } from '#jobs/jobs.ts'
import { contradictions } from './invariants.ts'

/** Every ten minutes: a broken invariant is an alarm, with its id and the rows against it. */
export const checkBooksJob = job({
  name: 'check-books',
  cron: '*/10 * * * *',
  run: async ({ db, log, mishaps }) => {
    for (const [invariant, rows] of await contradictions(db.read)) {
      mishaps.note('books', new Error(invariant))
      log.error({ invariant, rows: rows.slice(0, 10) }, 'the books contradict themselves')
    }
  },
})
