import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { interpretation } from '#test/interpretation-factory.ts'
import { factoryFor } from '#test/plan-factory.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await factoryFor(app).expert('wei')
  const film = await interpretation(app, { medium: 'video' })
  const nowMs = app.clock.nowMs()
  await app.db.transaction(async (tx) => {
    for (const id of ['r1', 'r2', 'r3', 'r4'])
      await tx
        .insertInto('replay')
        .values({
          id,
          expert_id: 'wei',
          sport: 'football',
          title: `复盘 ${id}`,
          summary: '全场 2:1，赛前选的是主胜。',
          body: '正文'.repeat(30),
          verdict: 'right',
          match_id: `m-${id}`,
          league_name: '欧冠',
          home_name: '国际米兰',
          away_name: '马德里竞技',
          home_team_id: null,
          away_team_id: null,
          kickoff_ms: nowMs - 9_000_000,
          home_goals: 2,
          away_goals: 1,
          video_id: id === 'r4' ? null : film,
          published_at_ms: nowMs - 1000 * Number(id.slice(1)),
        })
        .execute()
  })
})
afterAll(() => app.close())

test('R-JIEDU-003 replays with a film go on after lastId and leave out the comma list', async () => {
  const ask = async (body: object) => {
    const response = await app.visitor().fetch('/api/video/replay/list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { dataList } = (await response.json()) as { dataList: { replayId: string }[] }
    return dataList.map(({ replayId }) => replayId)
  }
  expect(await ask({})).toEqual(['r1', 'r2', 'r3'])
  expect(await ask({ lastId: 'r1' })).toEqual(['r2', 'r3'])
  expect(await ask({ expectIds: 'r1,r3' })).toEqual(['r2'])
})

test('comments are left by members, answered once deep, and counted', async () => {
  const say = (client = app.as('mei'), more: object = {}) =>
    client.call(replayEndpoints.comment, { replayId: 'r1', content: '说得对', ...more })
  expect(await say(app.visitor())).toMatchObject({ code: 'no_login' })
  const first = await say()
  const id = first.ok ? first.output.id : ''
  const answered = await say(app.as('lao'), { parentId: id })
  expect(answered).toMatchObject({ ok: true, output: { mine: true } })
  const deeper = { parentId: answered.ok ? answered.output.id : '' }
  expect(await say(app.as('mei'), deeper)).toMatchObject({ code: 'replay.no_comment' })
  expect(await app.visitor().call(replayEndpoints.lookComment, { id })).toMatchObject({
    output: { comment: { replies: 1, mine: false }, replies: [{ content: '说得对' }] },
  })
  expect(await app.visitor().call(replayEndpoints.look, { id: 'r1' })).toMatchObject({
    output: { comments: 2, verdict: 'right' },
  })
  const page = { replayId: 'r1', pageNo: 1 }
  expect(await app.visitor().call(replayEndpoints.listComments, page)).toMatchObject({
    output: { items: [{ id }], hasNext: false },
  })
})

test('an expert’s other replays, and that a match has to be over', async () => {
  const others = await app
    .visitor()
    .call(replayEndpoints.list, { id: 'r1', expertId: 'wei', pageNo: 1 })
  expect(others.ok && others.output.items.map(({ id }) => id)).toEqual(['r2', 'r3', 'r4'])
  const draft = {
    matchId: 'nowhere',
    title: '判断站住了',
    summary: '全场 2:1，赛前选的是主胜。',
    body: '正文'.repeat(30),
    verdict: 'right' as const,
  }
  expect(await app.as('wei').call(replayEndpoints.publish, draft)).toMatchObject({
    code: 'replay.not_over',
  })
  expect(await app.as('mei').call(replayEndpoints.publish, draft)).toMatchObject({
    code: 'no_permission',
  })
})
