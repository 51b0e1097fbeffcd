import { doc, gift, medal, ticket } from '#ui/icon/account.ts'
import { bell } from '#ui/icon/basic.ts'
import { refresh } from '#ui/icon/control.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { injury, video } from '#ui/icon/match.ts'
import { clock } from '#ui/icon/page.ts'
import { poisson, radar, sameOdds, volume, windVane } from '#ui/tool-icon/model-tools.ts'

const TOOLS: Readonly<Record<string, Glyph>> = {
  winMark: windVane,
  specialData: volume,
  models: poisson,
  sameOdds,
  radar,
}
const ICONS: Readonly<Record<string, Glyph>> = {
  teamInfo: injury,
  coupons: ticket,
  freePlan: doc,
  reading: video,
  card: medal,
  renewal: refresh,
  quiet: bell,
  reminder: clock,
}

/** How a benefit is drawn: tools of the house on their own grid. */
export const benefitIcon = (id: string): { glyph: Glyph; grid: 24 | 32 } =>
  TOOLS[id] ? { glyph: TOOLS[id], grid: 32 } : { glyph: ICONS[id] ?? gift, grid: 24 }
