import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { hrefTo } from '#kit/go.ts'
import * as models from '#ui/tool-icon/model-tools.ts'
import * as tools from '#ui/tool-icon/tools.ts'
import type { Glyph } from '#ui/icon/glyph.ts'

export const TOOL_SCREENS = {
  sameOdds: 'SpecialSameOddsPage',
  kelly: 'SpecialKellyPage',
  dispersion: 'SpecialDispersionPage',
  exchange: 'SpecialBetfairPage',
  proportion: 'SpecialProportionPage',
  upset: 'SpecialUnpopularPage',
  difference: 'SpecialDifferencePage',
  radar: 'SpecialRadarPage',
  poisson: 'SpecialPoissonPage',
  deviation: 'SpecialDeviationPage',
  compass: 'SpecialCompassPage',
  trend: 'SpecialTrendPage',
  changes: 'SpecialMarketChangesPage',
} as const satisfies Record<Exclude<ToolKey, 'winMark'>, string>

/** The win mark has pages of its own. */
export const toolHref = (tool: ToolKey, matchId: string): string | undefined =>
  tool === 'winMark'
    ? hrefTo('ProbabilityChange', { winMarkId: `14-${matchId}` })
    : hrefTo(TOOL_SCREENS[tool], { matchId })

export const TOOL_GLYPHS: Readonly<Record<ToolKey, Glyph>> = {
  sameOdds: models.sameOdds,
  kelly: models.kelly,
  dispersion: models.dispersion,
  exchange: models.volume,
  proportion: models.proportion,
  upset: models.upset,
  difference: models.difference,
  radar: models.radar,
  poisson: models.poisson,
  deviation: models.deviation,
  compass: tools.compass,
  trend: tools.trend,
  changes: models.lineChanges,
  winMark: models.windVane,
}
