import { oddsType } from '#kit/legacy-words.ts'
import { id, text } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'

/** One match of a plan being published, with the outcome the expert picks. */
export const publishedPick = shape({ matchId: id, oddsType, option: text({ min: 1, max: 20 }) })
