import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { mediaGateway } from '@linmen/contract/football/media.gateway.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { archiveOf, pullDay } from '#features/archive/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { KICK_OFF_MS, tellSeason } from '#test/little-season.ts'
import { factoryFor } from '#test/plan-factory.ts'

const { feed, said } = tellSeason()

let app: TestApp
beforeAll(async () => {
  const at = { matchId: '100', seq: 1, atMs: KICK_OFF_MS }
  said.play.push({ ...at, kind: 'goal', side: 'home', minute: 3, player: '霍尔姆' })
  said.depth.push(
    { ...at, kind: 'momentum', minute: 2, value: 80 },
    {
      ...at,
      kind: 'shot',
      side: 'away',
      playerId: '7',
      player: '卡恩',
      at: 9,
      x: 85,
      y: 40,
      outcome: 'saved',
      worth: 20,
    },
    { ...at, kind: 'statistics', period: 'all', figures: { shots: { home: 3, away: 2 } } },
    {
      ...at,
      kind: 'text',
      clock: "3'",
      side: 'home',
      text: '霍尔姆推射破门',
      important: true,
      score: { home: 1, away: 0 },
    },
  )
  app = await startApp({ feed })
  await archiveOf(app.ports).seasonMatches('s1')
  await pullDay(app.ports, feed, { day: businessDay(app.clock.nowMs()) })
})
afterAll(() => app.close())

type Media = typeof mediaGateway
const ask = <Name extends keyof Media>(name: Name, matchId: string) =>
  app.visitor().gateway(name, mediaGateway[name] as Media['getMatchVideoInfo'], { matchId })

test.each(['getMatchVideoInfo', 'getFtLeisuMatchVideo', 'getFtLeisuMatchVideoNew'] as const)(
  '%s gives the flags and says that there is no film',
  async (name) => {
    expect(await ask(name, '100')).toMatchObject({
      ok: true,
      output: { video: false, cartoon: true, stream: null, note: '没有视频信号，可看动画' },
    })
    expect(await ask(name, '900')).toMatchObject({ ok: false, code: 'match.not_found' })
  },
)

test.each(['getBkLeisuMatchVideo', 'getBkLeisuMatchVideoNew'] as const)(
  '%s knows basketball and nothing else',
  async (name) => {
    expect(await ask(name, '900')).toMatchObject({ ok: true, output: { stream: null } })
    expect(await ask(name, '100')).toMatchObject({ ok: false, code: 'match.not_found' })
  },
)

test('the animation plays what happened, in order, on one pitch', async () => {
  const method = mediaGateway.getMatchCartoonInfo
  const answer = await app.visitor().gateway('getMatchCartoonInfo', method, { matchId: '100' })
  expect(answer).toMatchObject({
    ok: true,
    output: {
      homeName: '伦敦竞技',
      frames: [
        { kind: 'pressure', minute: 2, side: 'home', score: { home: 0, away: 0 } },
        { kind: 'goal', minute: 3, score: { home: 1, away: 0 } },
        { kind: 'shot', minute: 9, side: 'away', x: 15, y: 60, detail: 'saved' },
      ],
      momentum: [{ minute: 2, value: 80 }],
      figures: [
        {
          period: 'all',
          figures: [
            { name: 'shots', home: 3, away: 2 },
            { name: 'expectedGoals', home: 0, away: 0.2 },
          ],
        },
      ],
      lines: [{ clock: "3'", side: 'home', text: '霍尔姆推射破门', important: true }],
    },
  })
})

test('people in the room are those who listen to the match, and nobody is made up', async () => {
  const { getChatroomInfo, getChatroomOnlineCount } = mediaGateway
  const room = () => app.visitor().gateway('getChatroomInfo', getChatroomInfo, { matchId: '100' })
  expect(await room()).toMatchObject({
    ok: true,
    output: { name: '伦敦竞技 - 利兹流浪', open: false, online: 0, messages: 0 },
  })
  const { hub } = app.ports
  hub.topic(matchTopic('100'), () => 0)
  const outlet = { write: () => {}, buffered: () => 0, onceDrained: () => {}, end: () => {} }
  const listener = hub.attach({ memberId: null }, outlet)
  listener.subscribe({ [matchTopic('100')]: '' })
  for (const name of ['getChatroomOnlineCount', 'getChatroomOnlineCountApi'] as const)
    expect(
      await app.visitor().gateway(name, getChatroomOnlineCount, { matchId: '100' }),
    ).toMatchObject({ ok: true, output: { online: 1 } })
})

test('what was said in the room is what is stored: nothing yet', async () => {
  const method = mediaGateway.getChatroomUserContent
  const linesOf = (matchId: string) =>
    app.visitor().gateway('getChatroomUserContent', method, { matchId })
  expect(await linesOf('100')).toMatchObject({ ok: true, output: { lines: [], hasNext: false } })
  expect(await linesOf('999999999')).toMatchObject({ ok: false, code: 'match.not_found' })
})

test('plans about a match are listed without their paid text', async () => {
  const { expert, plan } = factoryFor(app)
  await expert('wei')
  await plan({ id: 'p1', match_id: '101' })
  const answer = await app.visitor().call(matchDetailEndpoints.listRecommended, {
    pageNo: 1,
    matchId: '101',
  })
  expect(answer).toMatchObject({ ok: true, output: { items: [{ id: 'p1' }], hasNext: false } })
  expect(JSON.stringify(answer)).not.toContain('canary')
})
