import { words } from '#kit/scalars.ts'

/** Why a match has no prediction. */
export const whyMissing = words({ notYet: 1, cup: 2, tooFew: 3, soon: 4, neverWritten: 5 })
