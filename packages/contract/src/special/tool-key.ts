import type { House } from '#kit/codec.ts'
import { words } from '#kit/scalars.ts'

/** The fourteen tools by their model type. The first four are the types of the special list. */
export const toolKey = words({
  sameOdds: 1,
  kelly: 2,
  dispersion: 3,
  exchange: 4,
  proportion: 5,
  upset: 6,
  difference: 7,
  radar: 8,
  poisson: 9,
  deviation: 10,
  compass: 11,
  trend: 12,
  changes: 13,
  winMark: 14,
})
export type ToolKey = House<typeof toolKey>
