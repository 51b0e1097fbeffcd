import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import type { Known, Reckoned } from './known.ts'
import { difference, dispersion, kelly } from './reckon-agreement.ts'
import { exchange, proportion, upset } from './reckon-money.ts'
import { changes, compass, trend, winMark } from './reckon-movement.ts'
import { deviation, poisson, radar, sameOdds } from './reckon-strength.ts'

/** Every tool's reckoning: a pure function of what was known before kick-off. Null with too little to go by. */
const RECKONINGS: Readonly<Record<ToolKey, (known: Known) => Reckoned | null>> = {
  sameOdds,
  kelly,
  dispersion,
  exchange,
  proportion,
  upset,
  difference,
  radar,
  poisson,
  deviation,
  compass,
  trend,
  changes,
  winMark,
}

export const reckon = (tool: ToolKey, known: Known): Reckoned | null => RECKONINGS[tool](known)
