import { optional, withDefault } from '#kit/codec.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { day, id, text } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { payReturn } from './wallet.screens.ts'

const ofMatch = { matchId: id }
/** A tool can be paid for past the wallet: the channel sends its buyer back here. */
const ofTool = { ...ofMatch, ...payReturn }

export const specialScreens = {
  SpecialPage: screen({ path: '/special-home', params: { id: optional(id) } }),
  PlanSpecial: screen({
    path: '/special-home/free',
    params: { type: withDefault(legacyCode, 1) },
  }),
  SpecialIndex: screen({ path: '/special/index' }),
  SpecialIntroduce: screen({
    path: '/special/introduce',
    params: { type: optional(legacyCode) },
  }),
  SpecialList: screen({
    path: '/special/list',
    params: { type: optional(legacyCode), date: optional(day) },
  }),
  MyLookModeldata: screen({ path: '/special/looked', access: 'member' }),
  SpecialRecordPage: screen({
    path: '/special/record',
    params: {
      leagueId: optional(id),
      span: optional(text({ max: 4 })),
      from: optional(day),
      to: optional(day),
    },
  }),
  SpecialBetfairPage: screen({ path: '/special/betfair-detail', params: ofTool }),
  SpecialDispersionChangePage: screen({ path: '/special/dispersed-change', params: ofMatch }),
  SpecialKellyPage: screen({ path: '/special/kelly-detail', params: ofTool }),
  SpecialDispersionPage: screen({ path: '/special/lisan-detail', params: ofTool }),
  SpecialProportionPage: screen({ path: '/special/proportion', params: ofTool }),
  SpecialSameOddsPage: screen({ path: '/special/same-odds-detail', params: ofTool }),
  SpecialProportionDetailPage: screen({ path: '/special/proportion-detail', params: ofMatch }),
  SpecialUnpopularPage: screen({ path: '/special/unpopular-detail', params: ofTool }),
  SpecialDifferencePage: screen({ path: '/special/difference-detail', params: ofTool }),
  SpecialRadarPage: screen({ path: '/special/radar-detail', params: ofTool }),
  SpecialPoissonPage: screen({ path: '/special/poisson-detail', params: ofTool }),
  SpecialDeviationPage: screen({ path: '/special/deviation-detail', params: ofTool }),
  SpecialCompassPage: screen({ path: '/special/compass-detail', params: ofTool }),
  SpecialTrendPage: screen({ path: '/special/trend-detail', params: ofTool }),
  SpecialMarketChangesPage: screen({ path: '/special/market-changes-detail', params: ofTool }),
}
