import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { factoryFor } from '#test/plan-factory.ts'
import { scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await scriptedMatch(app).hears()
  await scriptedMatch(app, '2', 'basketball').hears()
})
afterAll(() => app.close())

const follow = (who: 'mei' | 'wei', action: 'follow' | 'unfollow', matchId = '1') =>
  app.as(who).call(matchEndpoints.followMatch, { matchId, action, sport: 'football' })
const followed = async (who: 'mei' | 'wei') => {
  const answer = await app
    .as(who)
    .call(matchEndpoints.listFollowed, { pageNo: 1, pageSize: 300, sport: 'football' })
  return answer.ok ? answer.output.matchIds : answer.code
}
const star = async (who: 'mei' | null) => {
  const client = who ? app.as(who) : app.visitor()
  const answer = await client.call(matchEndpoints.followStates, { ids: ['1'] })
  return answer.ok && answer.output.states[0]!.followed
}

test('R-FOLLOW-001 type 1 follows and type 2 ceases to', async () => {
  expect(
    matchEndpoints.followMatch.input.encode({ matchId: '1', action: 'follow', sport: 'football' }),
  ).toMatchObject({ type: 1 })
  expect(await follow('mei', 'follow')).toMatchObject({ ok: true })
  expect(await followed('mei')).toEqual(['1'])
  expect(await follow('mei', 'unfollow')).toMatchObject({ ok: true })
  expect(await followed('mei')).toEqual([])
})

test('R-FOLLOW-002 the list and the star agree, and belong to one member', async () => {
  await follow('mei', 'follow')
  expect(await followed('wei')).toEqual([])
  expect(await star('mei')).toBe(true)
  expect(await star(null)).toBe(false)
})

test('following twice follows once', async () => {
  await follow('mei', 'follow')
  await follow('mei', 'follow')
  expect(await followed('mei')).toEqual(['1'])
})

test('R-FOLLOW-004 who asks for followed matches without a number is told the newest 300', async () => {
  const ann = await app.member({ id: 'ann' })
  await app.db.pool.query(
    `insert into fixture select (jsonb_populate_record(f, jsonb_build_object('id', 'm' || n))).*
       from fixture f, generate_series(1, 301) n where f.id = '1'`,
  )
  await app.db.pool.query(
    `insert into match_follow select 'ann', 'm' || n, n from generate_series(1, 301) n`,
  )
  const { path, output } = matchEndpoints.listFollowed
  const { matchIds } = output.decode(await (await ann.fetch(path)).json())
  expect(matchIds).toHaveLength(300)
  expect([matchIds[0], matchIds.at(-1)]).toEqual(['m301', 'm2'])
})

test('R-FOLLOW-007 a visitor is asked to log in', async () => {
  const answer = await app
    .visitor()
    .call(matchEndpoints.followMatch, { matchId: '1', action: 'follow', sport: 'football' })
  expect(answer).toMatchObject({ ok: false, code: 'no_login' })
})

test('a match nobody knows cannot be followed', async () => {
  expect(await follow('mei', 'follow', '999999999')).toMatchObject({
    ok: false,
    code: 'match.not_found',
  })
})

test('basketball is followed too, and each sport lists its own', async () => {
  const call = { matchId: '2', action: 'follow', sport: 'basketball' } as const
  expect(await app.as('wei').call(matchEndpoints.followMatch, call)).toMatchObject({ ok: true })
  expect(await followed('wei')).toEqual([])
  const page = { pageNo: 1, pageSize: 300, sport: 'basketball' } as const
  const listed = await app.as('wei').call(matchEndpoints.listFollowed, page)
  expect(listed.ok && listed.output.matchIds).toEqual(['2'])
})

test('a match is not followed under the other sport', async () => {
  const call = { matchId: '2', action: 'follow', sport: 'football' } as const
  const answer = await app.as('mei').call(matchEndpoints.followMatch, call)
  expect(answer).toMatchObject({ ok: false, code: 'match.not_found' })
})

test('once a match has begun its plans are no longer on sale, and still counted', async () => {
  const { expert, plan } = factoryFor(app)
  await expert('wei')
  await plan({ match_id: '1' })
  await plan({ match_id: '1' })
  const state = async () => {
    const answer = await app.visitor().call(matchEndpoints.followStates, { ids: ['1', '2'] })
    return answer.ok && answer.output.states.map((each) => [each.plans, each.plansWritten])
  }
  expect(await state()).toEqual([
    [2, 2],
    [0, 0],
  ])
  app.clock.advance(3_600_000)
  expect(await state()).toEqual([
    [0, 2],
    [0, 0],
  ])
})
