import { named, optional } from '#kit/codec.ts'
import { id, int, words } from '#kit/scalars.ts'
import { shape } from '#kit/shapes.ts'
import { interpretationMedium } from './interpretation.schemas.ts'

/** What narrows a list: whose, of which league, and whether one has unlocked or written them. */
export const interpretationFilter = shape({
  scope: named('scope', optional(words({ looked: 'looked', posted: 'posted', free: 'free' }))),
  medium: named('interType', optional(interpretationMedium)),
  expertId: optional(id),
  leagueId: optional(id),
  days: named('day', optional(int({ min: 1, max: 366 }))),
  state: named('status', optional(words({ open: 0, over: 1 }))),
})
