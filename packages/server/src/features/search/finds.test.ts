import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { kickOff, scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  const match = scriptedMatch(app, 'find')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
})
afterAll(() => app.close())

const find = (keyWord: string, scope: 'all' | 'match' = 'all') =>
  app.visitor().call(searchEndpoints.find, { keyWord, scope, pageNo: 1 })

test('one answer holds the team, its match and how many there are of each; a miss offers the nearest', async () => {
  const found = await find('伦敦竞技')
  expect(found.ok && found.output.items.map(({ kind, title }) => [kind, title])).toEqual([
    ['team', '伦敦竞技'],
    ['match', '伦敦竞技 vs 利兹流浪'],
  ])
  expect(found).toMatchObject({ output: { counts: { match: 1, team: 1 }, nearest: [] } })
  expect(JSON.stringify(found)).not.toMatch(/score/i)
  for (const near of ['伦敦竞赛', '伦敦镜记', 'lundunjingjii'])
    expect(await find(near), near).toMatchObject({
      output: { items: [], nearest: [{ word: '伦敦竞技' }] },
    })
  expect(await find('天气预报员')).toMatchObject({ output: { items: [], nearest: [] } })
})

test('what people looked for and found is hot, each person once; experts opened often come first', async () => {
  await find('英超')
  await find('英超')
  await app.as('mei').call(searchEndpoints.find, { keyWord: '英超', scope: 'all', pageNo: 1 })
  const hot = await app.visitor().call(searchEndpoints.hotWords, {})
  expect(hot.ok && hot.output.words.find(({ word }) => word === '英超')?.people).toBe(2)
  const offered = await app.visitor().call(searchEndpoints.suggest, { keyWord: 'yc' })
  expect(offered.ok && offered.output.words.map(({ word }) => word)).toContain('英超')
  expect(
    await app.visitor().call(searchEndpoints.countClick, { memberId: 'nobody' }),
  ).toMatchObject({ ok: true })
  expect(await app.visitor().call(searchEndpoints.hotExperts, {})).toMatchObject({ ok: true })
})

test('tools are found by their names and initials, and offered while one types', async () => {
  for (const word of ['凯利', 'kaili', 'klzs'])
    expect(await find(word), word).toMatchObject({
      output: { items: [{ kind: 'tool', id: '2', title: '凯利指数' }], counts: { content: 1 } },
    })
  const offered = await app.visitor().call(searchEndpoints.suggest, { keyWord: '凯' })
  expect(offered.ok && offered.output.words).toContainEqual({ word: '凯利指数', kind: 'tool' })
})

test('a word of signs alone finds nothing and harms nothing', async () => {
  for (const word of ['%', "'; drop table member; --", '<script>', '\\'])
    expect(await find(word)).toMatchObject({ ok: true })
})
