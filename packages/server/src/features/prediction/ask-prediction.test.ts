import { afterAll, beforeAll, expect, test } from 'vitest'
import { specialEndpoints } from '@linmen/contract/special/special.endpoints.ts'
import { predictionGateway } from '@linmen/contract/prediction/prediction.gateway.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { littleSeason } from '#test/little-season.ts'
import { longSeason } from '#test/long-season.ts'
import { archiveOf } from '#features/archive/public.ts'

const apps: Partial<Record<'long' | 'little', TestApp>> = {}
beforeAll(async () => {
  for (const [name, feed] of [['long', longSeason] as const, ['little', littleSeason] as const]) {
    const app = (apps[name] = await startApp({ feed }))
    await archiveOf(app.ports).seasonMatches('s1')
  }
})
afterAll(async () => {
  for (const app of Object.values(apps)) await app.close()
})

const ask = async (name: keyof typeof apps, ...matchIds: string[]) => {
  const method = predictionGateway.getMatchPredictionKeyPoint
  const answer = await apps[name]!.visitor().gateway('getMatchPredictionKeyPoint', method, {
    matchIds,
  })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.matches.map(({ predictionId, missing }) => ({ predictionId, missing }))
}

test('who asks for several matches is told what is written, who asks for one has it written', async () => {
  const unwritten = { predictionId: null, missing: undefined }
  expect(await ask('long', '101', '100')).toEqual([unwritten, unwritten])
  const written = { predictionId: '101-ratings', missing: undefined }
  expect(await ask('long', '101')).toEqual([written])
  expect(await ask('long', '101', '100')).toEqual([written, unwritten])
})

test('a match with too little behind it says so', async () => {
  expect(await ask('little', '101')).toEqual([{ predictionId: null, missing: 'tooFew' }])
})

test('a match that began without a prediction gets none', async () => {
  expect(await ask('long', '100')).toEqual([{ predictionId: null, missing: 'neverWritten' }])
})

test('the tools that need a prediction say the same of a match without one', async () => {
  const input = { matchId: '101', tool: 'poisson' as const }
  const seen = await Promise.all(
    (['little', 'long'] as const).map((name) =>
      apps[name]!.visitor().call(specialEndpoints.look, input),
    ),
  )
  expect(
    seen.map((answer) => answer.ok && [answer.output.reckoned, answer.output.missing]),
  ).toEqual([
    [false, 'tooFew'],
    [true, undefined],
  ])
})

test('a number nobody knows is refused', async () => {
  await expect(ask('long', '424242')).rejects.toThrow('match.not_found')
})
