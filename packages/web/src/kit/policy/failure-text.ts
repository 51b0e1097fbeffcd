import { catalogued, outage } from './error-policy.ts'
import { asFailure, Outage } from '#kit/failure.ts'

/** A failure in words, for the place where the content would be. */
export function failureText(error: unknown): string {
  const failure = asFailure(error)
  if (!(failure instanceof Outage)) return failure.text
  const row = catalogued(outage)
  return row.do === 'alert' ? (row.text ?? '') : ''
}
