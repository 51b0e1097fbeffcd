const DAY_MS = 86_400_000

const known = new Map<string, number>()
const MOST_KNOWN = 20_000

/** Days since 1970-01-01 of a date written 2024-08-16, 16/08/2024 or 16/08/24; NaN for anything else. */
export function dayOf(text: string): number {
  const held = known.get(text)
  if (held !== undefined) return held
  const day = readDay(text)
  // Files of a generation have few days and many rows; what is not from such files does not fill the memory.
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, day)
  return day
}

function readDay(text: string): number {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (iso) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d\d)$/.exec(text)
  if (!slashed) return NaN
  const year = Number(slashed[3])
  return dayFrom(year < 100 ? fullYear(year) : year, Number(slashed[2]), Number(slashed[1]))
}

const written = new Map<number, string>()

export function isoDate(day: number): string {
  const held = written.get(day)
  if (held !== undefined) return held
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10)
  if (written.size >= MOST_KNOWN) written.clear()
  written.set(day, text)
  return text
}

/** The European season a day falls into: 2324 from July 2023 to June 2024. */
export function seasonOf(day: number): string {
  const date = new Date(day * DAY_MS)
  const first = date.getUTCFullYear() - (date.getUTCMonth() < 6 ? 1 : 0)
  return twoDigits(first) + twoDigits(first + 1)
}

function dayFrom(year: number, month: number, date: number): number {
  const at = Date.UTC(year, month - 1, date)
  const read = new Date(at)
  const exists = read.getUTCMonth() === month - 1 && read.getUTCDate() === date
  return exists ? at / DAY_MS : NaN
}

// The oldest file is of 1993; two digits never mean a year before it.
const fullYear = (year: number) => (year >= 93 ? 1900 + year : 2000 + year)

const twoDigits = (year: number) => String(year % 100).padStart(2, '0')
