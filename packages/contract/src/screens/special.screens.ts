import { screen } from '#kit/screen.ts'

export const specialScreens = {
  SpecialPage: screen({ path: '/special-home', routes: ['rt.special-home'], planned: true }),
  PlanSpecial: screen({
    path: '/special-home/free',
    routes: ['rt.special-home.free'],
    defaults: { type: 1 },
    planned: true,
  }),
  SpecialIndex: screen({ path: '/special/index', routes: ['rt.special.index'], planned: true }),
  SpecialIntroduce: screen({
    path: '/special/introduce',
    routes: ['rt.special.introduce'],
    planned: true,
  }),
  SpecialList: screen({ path: '/special/list', routes: ['rt.special.list'], planned: true }),
  MyLookModeldata: screen({
    path: '/special/looked',
    routes: ['rt.special.looked'],
    access: 'member',
    planned: true,
  }),
  SpecialBetfairPage: screen({
    path: '/special/betfair-detail',
    routes: ['rt.special.betfair-detail'],
    planned: true,
  }),
  SpecialDispersionChangePage: screen({
    path: '/special/dispersed-change',
    routes: ['rt.special.dispersed-change'],
    planned: true,
  }),
  SpecialKellyPage: screen({
    path: '/special/kelly-detail',
    routes: ['rt.special.kelly-detail'],
    planned: true,
  }),
  SpecialDispersionPage: screen({
    path: '/special/lisan-detail',
    routes: ['rt.special.lisan-detail'],
    planned: true,
  }),
  SpecialProportionPage: screen({
    path: '/special/proportion',
    routes: ['rt.special.proportion'],
    planned: true,
  }),
  SpecialSameOddsPage: screen({
    path: '/special/same-odds-detail',
    routes: ['rt.special.same-odds-detail'],
    planned: true,
  }),
  SpecialProportionDetailPage: screen({
    path: '/special/proportion-detail',
    routes: ['rt.special.proportion-detail'],
    planned: true,
  }),
  SpecialUnpopularPage: screen({
    path: '/special/unpopular-detail',
    routes: ['rt.special.unpopular-detail'],
    planned: true,
  }),
  SpecialDifferencePage: screen({
    path: '/special/difference-detail',
    routes: ['rt.special.difference-detail'],
    planned: true,
  }),
  SpecialRadarPage: screen({
    path: '/special/radar-detail',
    routes: ['rt.special.radar-detail'],
    planned: true,
  }),
  SpecialPoissonPage: screen({
    path: '/special/poisson-detail',
    routes: ['rt.special.poisson-detail'],
    planned: true,
  }),
  SpecialDeviationPage: screen({
    path: '/special/deviation-detail',
    routes: ['rt.special.deviation-detail'],
    planned: true,
  }),
  SpecialCompassPage: screen({
    path: '/special/compass-detail',
    routes: ['rt.special.compass-detail'],
    planned: true,
  }),
  SpecialTrendPage: screen({
    path: '/special/trend-detail',
    routes: ['rt.special.trend-detail'],
    planned: true,
  }),
  SpecialMarketChangesPage: screen({
    path: '/special/market-changes-detail',
    routes: ['rt.special.market-changes-detail'],
    planned: true,
  }),
}
