import { scoreChange } from './score-change.ts'

const STAMP = '"sentNs":"'
const DIGITS = 20

/** A goal that carries the moment it was sent. The clock of the machine runs through all its processes. */
export const stampedGoal = (event: number) => ({
  ...scoreChange(event),
  sentNs: String(process.hrtime.bigint()).padStart(DIGITS, '0'),
})

/** How long ago the goal in these bytes was sent, in milliseconds; null when there is none in them. */
export function ageOfGoal(data: Buffer): number | null {
  const at = data.indexOf(STAMP)
  if (at < 0) return null
  const from = at + STAMP.length
  const sentNs = BigInt(data.toString('latin1', from, from + DIGITS))
  return Number(process.hrtime.bigint() - sentNs) / 1e6
}
