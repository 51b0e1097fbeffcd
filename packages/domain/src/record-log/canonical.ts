export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined }

/** One text for one meaning: keys sorted, no spaces, whole numbers only; what is undefined is left out. */
export function canonical(value: Plain): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`)
    return String(value)
  }
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((key) => {
      const field = value[key]
      return field === undefined ? [] : [`${JSON.stringify(key)}:${canonical(field)}`]
    })
  return `{${fields.join(',')}}`
}

const isList = (value: object): value is readonly Plain[] => Array.isArray(value)
