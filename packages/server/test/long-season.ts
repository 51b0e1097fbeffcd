import type { FeedResult, SportsFeed } from '#feeds/port.ts'
import { littleSeason } from './little-season.ts'
import { TEST_NOW_MS } from './test-ports.ts'

const DAY_MS = 86_400_000
const EARLIER_MATCHES = 70

/** The little season with many earlier rounds, so that there is something to learn from. */
export const longSeason: SportsFeed = {
  ...littleSeason,
  season: async (id) => {
    const sheet = await littleSeason.season(id)
    const [first] = sheet.fixtures
    if (!first) return sheet
    const added = Array.from({ length: EARLIER_MATCHES }, (_, at) => {
      const [homeId, awayId] = at % 2 === 0 ? ['1', '2'] : ['2', '3']
      const kickOffAtMs = TEST_NOW_MS - (100 + at) * DAY_MS
      return { ...first, id: `7${at}`, homeId: homeId!, awayId: awayId!, kickOffAtMs }
    })
    const results = added.map(({ id: matchId }): FeedResult => ({
      ...sheet.results[0]!,
      matchId,
    }))
    return {
      ...sheet,
      fixtures: [...sheet.fixtures, ...added],
      results: [...sheet.results, ...results],
    }
  },
}
