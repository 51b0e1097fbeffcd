/** How long an answer may stand on the home page before it is asked for again. */
export const HOME_FRESH_MS = 180_000
