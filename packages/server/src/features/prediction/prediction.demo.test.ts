import { afterEach, expect, test } from 'vitest'
import { archiveOf } from '#features/archive/public.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { longSeason } from '#test/long-season.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { predictionDemoIds } from './prediction.demo-ids.ts'
import { seedPredictions } from './prediction.demo.ts'
import { predictionsOf } from './prediction.repo.ts'

const HOUR_MS = 3_600_000

/** In the middle of a week: the well-known league rests until Saturday, another one plays tomorrow. */
const midweek: SportsFeed = {
  ...longSeason,
  atlas: async () => {
    const atlas = await longSeason.atlas()
    const [league, ...others] = atlas.leagues
    const famous = { ...league!, id: 'famous' }
    return { ...atlas, leagues: [{ ...league!, hot: false }, famous, ...others] }
  },
  season: async (id) => {
    const sheet = await longSeason.season(id)
    const kickOffAtMs = TEST_NOW_MS + 72 * HOUR_MS
    const far = { ...sheet.fixtures[0]!, id: 'far', leagueId: 'famous', kickOffAtMs }
    return { ...sheet, fixtures: [...sheet.fixtures, far] }
  },
}

let app: TestApp
afterEach(() => app.close())

async function start(nowMs: number) {
  app = await startApp({ feed: midweek, nowMs })
  await archiveOf(app.ports).seasonMatches('s1')
}
const written = async () =>
  [...(await predictionsOf(app.db.read, ['100', '101', 'far'])).values()].map(({ id }) => id)

test('what is still to be played today is predicted when the demo is there, and one of it is named', async () => {
  await start(TEST_NOW_MS + 22 * HOUR_MS)
  await seedPredictions(app.ports, { stopping: new AbortController().signal })
  expect(await written()).toEqual(['101-ratings'])
  expect(await predictionDemoIds(app.ports)).toEqual({ predictionId: '101-ratings' })
})

test('with nothing left today a prediction of tomorrow is written and named', async () => {
  await start(TEST_NOW_MS)
  await seedPredictions(app.ports, { stopping: new AbortController().signal })
  expect(await written()).toEqual([])
  expect(await predictionDemoIds(app.ports)).toEqual({ predictionId: '101-ratings' })
})
