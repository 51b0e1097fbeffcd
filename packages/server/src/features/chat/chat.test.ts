import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatEndpoints } from '@linmen/contract/chat/chat.endpoints.ts'
import { chatTopic } from '@linmen/contract/chat/chat.topics.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { kickOff, scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
const heard: unknown[] = []
beforeAll(async () => {
  app = await startApp()
  const match = scriptedMatch(app, 'room')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
})
afterAll(() => app.close())

const say = (text: string, who = app.as('mei')) =>
  who.call(chatEndpoints.say, { matchId: 'room', text })
const history = async (wish: { after?: number; before?: number } = {}) => {
  const answer = await app.visitor().call(chatEndpoints.history, { matchId: 'room', ...wish })
  return answer.ok ? answer.output.lines.map(({ number, text }) => [number, text]) : answer.code
}

test('lines stand in order, are asked for by number and are passed on to the room', async () => {
  const topic = chatTopic('room')
  app.ports.hub.topic(topic.name, () => ({}))
  const listener = app.ports.hub.attach(
    { memberId: null },
    {
      write: (frame) => heard.push(frame),
      buffered: () => 0,
      onceDrained: () => {},
      end: () => {},
    },
  )
  listener.subscribe({ [topic.name]: '' })
  expect(await say('今晚首发什么时候出')).toMatchObject({ output: { number: 1 } })
  expect(await say('一般提前一小时', app.as('wei'))).toMatchObject({ output: { number: 2 } })
  expect(await history()).toEqual([
    [1, '今晚首发什么时候出'],
    [2, '一般提前一小时'],
  ])
  expect(await history({ after: 1 })).toEqual([[2, '一般提前一小时']])
  expect(heard.length).toBeGreaterThanOrEqual(2)
  listener.leave()
})

test('a line number beyond what is counted is refused, not a fault', async () => {
  const report = (number: number) =>
    app.as('mei').call(chatEndpoints.reportLine, { matchId: 'room', number, reason: 'other' })
  expect(await report(2_147_483_647)).toMatchObject({ ok: false, code: 'chat.no_line' })
  expect(await report(2_147_483_648)).toMatchObject({ ok: false, code: 'bad_input' })
})

test('who speaks again at once waits, and words of the table are refused', async () => {
  expect(await say('再说一句')).toMatchObject({ code: 'too_many_requests' })
  const fresh = await app.member({ id: 'talker' })
  expect(await say('加微信看', fresh)).toMatchObject({ code: 'sns.words' })
})

test('a side is supported once by each member, and who changes their mind is counted on the other', async () => {
  const choose = (teamId: string, who = app.as('mei')) =>
    who.call(chatEndpoints.supportTeam, { matchId: 'room', teamId })
  await choose('roomh')
  await choose('roomh')
  expect(await choose('rooma', app.as('wei'))).toMatchObject({
    output: { home: { count: 1 }, away: { count: 1 }, own: 'rooma' },
  })
  expect(await choose('rooma')).toMatchObject({
    output: { home: { count: 0 }, away: { count: 2 } },
  })
  expect(await choose('nobody')).toMatchObject({ code: 'chat.no_team' })
})

test('R-ROLE-010 operators take lines away, silence and let speak again; nobody else does', async () => {
  expect(
    await app.as('mei').call(chatEndpoints.removeLine, { matchId: 'room', number: 2 }),
  ).toMatchObject({ code: 'no_permission' })
  await app.as('lao').call(chatEndpoints.removeLine, { matchId: 'room', number: 2 })
  expect(await history({ after: 1 })).toEqual([[2, '']])
  const loud = await app.member({ id: 'loud' })
  await app.as('lao').call(chatEndpoints.ban, { memberId: 'loud', days: 7 })
  expect(await say('还能说吗', loud)).toMatchObject({ code: 'sns.gagged' })
  await app.as('lao').call(chatEndpoints.unban, { memberId: 'loud' })
  const other = await app.member({ id: 'loud2' })
  expect(await say('可以了', other)).toMatchObject({ ok: true })
})

test('rooms tell no score, and a match nobody knows has none', async () => {
  const rooms = await app.visitor().call(chatEndpoints.listRooms, {})
  expect(rooms).toMatchObject({ output: { rooms: [{ matchId: 'room', playing: true }] } })
  expect(JSON.stringify(rooms)).not.toMatch(/score/i)
  expect(await app.visitor().call(chatEndpoints.history, { matchId: 'no' })).toMatchObject({
    code: 'chat.no_room',
  })
})
