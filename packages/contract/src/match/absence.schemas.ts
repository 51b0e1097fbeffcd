import { named, nullable } from '#kit/codec.ts'
import { day, id, text, words } from '#kit/scalars.ts'

/** Who is missing, and why; the same in both sports. */
export const absenceFields = {
  playerId: id,
  name: text({ max: 40 }),
  position: text({ max: 20 }),
  reason: named('type', words({ injury: 1, suspension: 2, doubtful: 3, rest: 4 })),
  detail: text({ max: 60 }),
  sinceDay: named('beginDate', day),
  untilDay: named('endDate', nullable(day)),
}
