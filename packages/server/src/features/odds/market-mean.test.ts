import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { oddsGateway } from '@linmen/contract/odds/odds.gateway.ts'
import { EXCHANGE_COMPANY, LOTTERY_COMPANY } from '@linmen/domain/market/companies.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Answer } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { KICK_OFF_MS, tellSeason } from '#test/little-season.ts'

const { feed, said } = tellSeason()
const NOTHING = { first: 0, line: 0, second: 0 }

const offer = (company: number, home: number, more: Partial<OddsTick> = {}): OddsTick => ({
  matchId: '100',
  company,
  seq: 1,
  atMs: KICK_OFF_MS - 3_600_000,
  european: { home, draw: 300, away: 254 },
  asian: { first: 90, line: 0, second: 96 },
  overUnder: { first: 92, line: 25_000, second: 94 },
  ...more,
})

let app: TestApp
beforeAll(async () => {
  said.odds.push(
    offer(6, 280),
    offer(2, 285),
    // The lottery pays back little and offers no handicap of this kind; the exchange is a market of its own.
    offer(LOTTERY_COMPANY, 240, { asian: NOTHING, overUnder: NOTHING }),
    offer(EXCHANGE_COMPANY, 400),
  )
  const [home, draw, away] = [510, 190, 480].map((amount) => ({ amount, price: 300 }))
  const volume = { kind: 'volume', home: home!, draw: draw!, away: away! } as const
  said.depth.push({ ...volume, matchId: '100', seq: 1, atMs: KICK_OFF_MS - 1 })
  app = await startApp({ feed })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const match = { matchId: '100' }

test('the table of prices, the exchange and the analysis tell of one market', async () => {
  const visitor = app.visitor()
  const { getEuropeOddsList, getMatchKellyDetail } = oddsGateway
  const page = { ...match, pageNo: 1, pageSize: 10 }
  const { mean } = told(await visitor.gateway('getEuropeOddsList', getEuropeOddsList, page))
  const kelly = told(await visitor.gateway('getMatchKellyDetail', getMatchKellyDetail, match))
  const { board } = told(
    await visitor.call(matchDetailEndpoints.exchangeBoard, { ...match, pageNo: 1 }),
  )
  const { points } = told(
    await visitor.gateway('getMatchAiTidian', footballDetailGateway.getMatchAiTidian, match),
  )
  expect([mean?.companies, kelly.companies, board?.companies]).toEqual([3, 3, 3])
  const chances = [mean?.chances.home, mean?.chances.draw, mean?.chances.away]
  expect(board?.sides.map(({ chance }) => Math.round(chance * 10) / 10)).toEqual(chances)
  const [home, draw, away] = chances.map((chance) => Math.round(chance!))
  expect(points.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        `按3家公司赛前最新欧指的均值（比例去水），主胜${home}%、平${draw}%、客胜${away}%`,
      ),
      expect.stringMatching(/^2家公司赛前亚指/),
    ]),
  )
})

test('chances beside the money of the exchange are not rounded, so that differences come out', async () => {
  const { board } = told(
    await app.visitor().call(matchDetailEndpoints.exchangeBoard, { ...match, pageNo: 1 }),
  )
  const { chance, heat } = board!.sides[0]!
  expect(chance).not.toBe(Math.round(chance * 10) / 10)
  expect(heat).toBe(Math.round((100 * ((100 * 510) / 1180 - chance)) / chance))
})
