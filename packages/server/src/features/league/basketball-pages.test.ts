import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import type { Country } from '@linmen/domain/sport/atlas.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { NBA, smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, grown(smallWorld(app.clock)))
})
afterAll(() => app.close())

/** The small world with 1000 countries more, a league in each, and its season played twice. */
function grown(feed: SportsFeed): SportsFeed {
  const countries = Array.from({ length: 1000 }, (_, at): Country => {
    return { id: `9${at}`, name: `第${at}国`, letter: 'D', area: 'asia' }
  })
  const leagues = countries.map(({ id }) => ({ ...NBA, id: `8${id}`, countryId: id, hot: false }))
  return {
    ...feed,
    atlas: async () => {
      const atlas = await feed.atlas()
      return {
        ...atlas,
        countries: [...atlas.countries, ...countries],
        leagues: [...atlas.leagues, ...leagues],
      }
    },
    season: async (id) => {
      const season = await feed.season(id)
      const again = season.fixtures.map((each) => ({ ...each, id: `7${each.id}` }))
      return { ...season, fixtures: [...season.fixtures, ...again] }
    },
  }
}

/** What the service answers to a request that says this and no more. */
async function asked(apiName: string, more: object = {}) {
  const response = await app.visitor().fetch(gatewayPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ apiName, ...more }),
  })
  return (await response.json()) as Record<string, unknown>
}

test.each([
  ['R-MATCH-BK-030', 30, 'leagueList', 'getBkLeagueList', {}],
  ['R-MATCH-BK-031', 20, 'matchList', 'getBkLeagueMatchList', { leagueId: NBA.id }],
  ['R-MATCH-BK-032', 1000, 'countryList', 'getBkCountryList', {}],
])(
  '%s without a size a page has the first %i of its %s, and there are more',
  async (_rule, size, list, apiName, wish) => {
    const unasked = await asked(apiName, wish)
    expect(unasked).toMatchObject({ isSuccess: true, hasNext: true })
    expect(unasked[list]).toHaveLength(size)
    const first = await asked(apiName, { ...wish, pageNo: 1, pageSize: size })
    expect(unasked[list]).toEqual(first[list])
  },
)
