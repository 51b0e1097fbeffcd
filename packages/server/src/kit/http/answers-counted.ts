import { perApp } from '#kit/per-app.ts'

/** How many requests this process has answered since its start; lists that are kept as bytes are not counted. */
export const answersOf = perApp(() => ({ answered: 0 }))
