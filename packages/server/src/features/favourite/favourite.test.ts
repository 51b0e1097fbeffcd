import { afterAll, beforeAll, expect, test } from 'vitest'
import { favouriteEndpoints } from '@linmen/contract/favourite/favourite.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await scriptedMatch(app).hears()
})
afterAll(() => app.close())

const team = (id: string, sport: 'football' | 'basketball' = 'football') => ({
  ...{ kind: 'team' as const, sport, id },
})
const keep = (who: 'mei' | 'wei', on: boolean, ...ids: string[]) =>
  app.as(who).call(favouriteEndpoints.keep, { items: ids.map((id) => team(id)), on })
const kept = async (who: 'mei' | 'wei') => {
  const answer = await app.as(who).call(favouriteEndpoints.list, {})
  return answer.ok ? answer.output.items.map(({ name }) => name) : answer.code
}

test('a member follows teams by name, twice is once, and nobody else does', async () => {
  await keep('mei', true, '1h')
  app.clock.advance(1000)
  await keep('mei', true, '1a', '1h')
  expect(await kept('mei')).toEqual(['利兹流浪', '伦敦竞技'])
  expect(await kept('wei')).toEqual([])
  await keep('mei', false, '1h')
  expect(await kept('mei')).toEqual(['利兹流浪'])
})

test('who is not in the records, or plays another sport, cannot be followed', async () => {
  expect(await keep('wei', true, '1h', 'nobody')).toMatchObject({ code: 'favourite.not_found' })
  const other = await app
    .as('wei')
    .call(favouriteEndpoints.keep, { items: [team('1h', 'basketball')], on: true })
  expect(other).toMatchObject({ code: 'favourite.not_found' })
  expect(await kept('wei')).toEqual([])
})

test('a visitor has no list here: theirs is on the device', async () => {
  expect(await app.visitor().call(favouriteEndpoints.list, {})).toMatchObject({ code: 'no_login' })
})
