/** Careful reading of what somebody else wrote: what is not there or not of its kind is empty. */
export type Json = Readonly<Record<string, unknown>>

export const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const numberOf = (value: unknown, fallback = 0): number => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback
}

export const numbersOf = (value: unknown): number[] => listOf(value).map((each) => numberOf(each))

/** The results of an answer; throws when the feed says that something is wrong. */
export function resultsOf(answer: unknown): { results: readonly unknown[]; extra: Json } {
  const { code, err, results, results_extra } = objectOf(answer)
  if (numberOf(code, -1) !== 0) throw new Error(`the feed refuses: ${textOf(err) || textOf(code)}`)
  return { results: listOf(results), extra: objectOf(results_extra) }
}
