export const DEFAULT_FRESH_MS = 30_000
const HOME_FRESH_MS = 180_000
const MEMBER_FRESH_MS = 60_000

const rows: readonly (readonly [RegExp, number])[] = [
  [/^c\.(new\.home|home\.|queryInformationHome|query\.home)/, HOME_FRESH_MS],
  [/^c\.uc\.index$/, MEMBER_FRESH_MS],
  [/^c\.app\.const\.config$/, 0],
]

/** How long an answer may be shown without asking again. */
export const freshMs = (call: string): number =>
  rows.find(([pattern]) => pattern.test(call))?.[1] ?? DEFAULT_FRESH_MS
