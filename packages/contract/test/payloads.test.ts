import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import type { GatewayMethod } from '#kit/gateway.ts'
import { basketballDetailGateway } from '#basketball/basketball-detail.gateway.ts'
import { footballDetailGateway } from '#football/football-detail.gateway.ts'
import { oddsGateway } from '#odds/odds.gateway.ts'
import { allEndpoints } from '#tables.ts'

type Row = Pick<Endpoint | GatewayMethod, 'input'>

const wireNames = ({ input }: Row) =>
  Object.entries(input.fields).map(([house, { wireName }]) => wireName ?? house)

/** What a request means that says no more than it must. */
const read = ({ input }: Row, wire: object): unknown => input.decode(wire)

test.each<[string, Row, string]>([
  [
    'R-PLAN-007 a pre-payment',
    allEndpoints.pay.prepay,
    'playType planId planNo returnUrl feeId feeEntry isTwoForOne',
  ],
  [
    'a charge',
    allEndpoints.wallet.charge,
    'chargeWayIndex productId amount bankCard amountType chargeCouponId',
  ],
  [
    'a withdrawal',
    allEndpoints.wallet.withdraw,
    'bankCode bank bankCard province city partBank amount code drawMoneyType drawMoneyWayId',
  ],
])('%s carries its fields and no others', (_name, row, names) => {
  expect(wireNames(row)).toEqual(names.split(' '))
})

test.each<[string, Row, object, object]>([
  ['R-PLAN-008 win ratios', allEndpoints.plan.winRatios, { x: 1 }, { order: 8 }],
  [
    'R-PLAN-009 basketball match names',
    allEndpoints.plan.listBasketballMatches,
    {},
    { play: 'all' },
  ],
  ['the famous ranking', allEndpoints.expert.ranking, { n: 1, x: 1 }, { pageNo: 1, pageSize: 8 }],
  ['R-ODDS-005 same odds', allEndpoints.special.sameOdds, { matchId: 1 }, { size: 100 }],
  [
    'R-ODDS-006 football history',
    footballDetailGateway.getTeamBoutMatch,
    { matchId: 1 },
    { pageSize: 10 },
  ],
  [
    'R-ODDS-006 football form',
    footballDetailGateway.getTeamNearStatus,
    { matchId: 1 },
    { pageSize: 10 },
  ],
  [
    'R-ODDS-006 basketball history',
    basketballDetailGateway.getBkTeamBoutMatch,
    { matchId: 1 },
    { pageSize: 10 },
  ],
])('%s has its default', (_name, row, wire, meant) => {
  expect(read(row, wire)).toMatchObject(meant)
})

test.each(['getBkLetMatchOddds', 'getBkMatchBigSmallOdds', 'getBkMatchEuropeOdds'] as const)(
  'R-ODDS-004 %s asks for page 1 with 100 rows',
  (name) => {
    expect(read(oddsGateway[name], { matchId: 1 })).toMatchObject({ pageNo: 1, pageSize: 100 })
  },
)

test.each(['getEuropeOddsList', 'getAsiaOddsList', 'getBigSmallOddsList'] as const)(
  'R-API-012 %s asks for page 1 with 10 rows',
  (name) => {
    expect(read(oddsGateway[name], { matchId: 1 })).toMatchObject({ pageNo: 1, pageSize: 10 })
  },
)

test('R-API-013 pages of lists hold 8, 10 or 20 rows unless the caller asks otherwise', () => {
  const sizes = Object.values(allEndpoints)
    .flatMap((table) => Object.values<Endpoint>(table))
    .flatMap(({ input }) => input.fields['pageSize'] ?? [])
    .filter(({ wireName }) => wireName === undefined)
    .map(({ schema }) => schema['default'])
  expect(new Set(sizes)).toEqual(new Set([8, 10, 20]))
})

test('R-SEARCH-008 the kind of expert searched for may be left out', () => {
  expect(read(allEndpoints.search.findExperts, { keyWord: '周' })).toEqual({
    keyWord: '周',
    pageNo: 1,
  })
  expect(read(allEndpoints.search.hotExperts, {})).toEqual({})
})
