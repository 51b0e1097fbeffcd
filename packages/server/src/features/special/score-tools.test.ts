import { afterAll, beforeAll, expect, test } from 'vitest'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { archiveOf } from '#features/archive/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { toolWorld } from '#test/tool-world.ts'
import { backtest } from './backtest.ts'
import { scoreTools } from './score-tools.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ feed: toolWorld })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

test('the scores of all tools are counted once and read until they are counted again', async () => {
  await backtest(app.ports, TEST_NOW_MS, 200)
  const asked = async () => {
    const told = await app.visitor().call(predictionEndpoints.bestScores, {})
    return told.ok ? told.output.models.filter(({ matches }) => matches > 0) : []
  }
  const counted = await asked()
  expect(counted.length).toBeGreaterThan(3)
  await scoreTools(app.ports)
  expect(await asked()).toEqual(counted)
  // Every signal turns out otherwise; pages hear of it the next day.
  await app.db.pool.query(
    `insert into match_result (match_id, version, phase, recorded_at_ms, result)
     select distinct on (match_id) match_id, version + 1, phase, recorded_at_ms,
       jsonb_set(result, '{full}', '{"home": 0, "away": 9}')
     from match_result order by match_id, version desc`,
  )
  expect(await asked()).toEqual(counted)
  await scoreTools(app.ports)
  const away = await app.db.read
    .selectFrom('tool_signal')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('side', '=', 'away')
    .where('tool', '=', counted[0]!.tool)
    .where('backtest', '=', true)
    .executeTakeFirstOrThrow()
  const again = (await asked()).find(({ tool }) => tool === counted[0]!.tool)!
  expect([again.matches, again.hits]).toEqual([counted[0]!.matches, Number(away.n)])
})
