import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { basketballLiveTopic } from '@linmen/contract/match/basketball.topics.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { oneMatch } from '@linmen/contract/match/one-match.topics.ts'
import type { BasketballBody } from '@linmen/domain/match/basketball/basketball-report.ts'
import { archiveOf } from '#features/archive/public.ts'
import { deepen } from '#features/match/feed/deepen-watched.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { goal, kickOff, offer, scriptedMatch } from '#test/scripted-match.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface Frame {
  readonly snap?: unknown
  readonly d?: unknown
  readonly err?: string
}

/** Reads one topic and gives its frames one after another. */
async function reads(topic: string) {
  const socket = new WebSocket(`${app.base.replace('http', 'ws')}/live`)
  const news = new EventEmitter()
  const frames: Frame[] = []
  socket.on('message', (raw: Buffer) => {
    frames.push(JSON.parse(raw.toString()) as Frame)
    news.emit('heard')
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ op: 'sub', topics: { [topic]: '' } }))
  return {
    next: async (): Promise<Frame> => {
      while (frames.length === 0) await once(news, 'heard')
      return frames.shift()!
    },
    close: () => socket.close(),
  }
}

test('a match has a topic: its state, its odds, and what is told in depth', async () => {
  const match = scriptedMatch(app, '501')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  const reader = await reads('match.501')
  const { snap } = await reader.next()
  expect(oneMatch.snapshot.decode(snap)).toMatchObject({ football: { phase: 'firstHalf' } })
  await match.hears(match.report(2, goal('home', 3)), match.report(1, offer(155)))
  expect(oneMatch.delta.decode((await reader.next()).d)).toMatchObject({
    kind: 'live',
    football: { score: { full: { home: 1, away: 0 } } },
    moments: { receivedAtMs: app.clock.nowMs(), sentAtMs: app.clock.nowMs() },
  })
  expect(oneMatch.delta.decode((await reader.next()).d)).toMatchObject({
    kind: 'odds',
    companies: [{ company: 6 }],
  })
  const said = { matchId: '501', seq: 1, atMs: app.clock.nowMs() - 1 }
  connectFeed(app.ports, {
    ...match.feed,
    depth: async () => ({
      records: [{ ...said, kind: 'momentum', minute: 3, value: 40 }],
      odds: [],
    }),
  })
  app.clock.advance(1000)
  await deepen(app.ports, '501')
  expect(oneMatch.delta.decode((await reader.next()).d)).toMatchObject({
    kind: 'depth',
    records: [{ kind: 'momentum', seq: 1, body: { minute: 3, value: 40 } }],
  })
  expect(await archiveOf(app.ports).depth('501')).toHaveLength(1)
  reader.close()
})

test('a league has a topic with the messages of the list', async () => {
  const match = scriptedMatch(app, '502')
  await match.hears(match.report(1, kickOff(app.clock.nowMs())))
  const reader = await reads('league.l-football')
  expect(footballLive.snapshot.decode((await reader.next()).snap).matches.length).toBeGreaterThan(0)
  await match.hears(match.report(2, goal('away', 3)))
  const delta = footballLive.delta.decode((await reader.next()).d)
  expect(delta).toMatchObject({ kind: 'change', matchId: '502', cause: 'goal' })
  reader.close()
})

test('nobody plays under an unknown number', async () => {
  const reader = await reads('match.999')
  expect(await reader.next()).toMatchObject({ err: 'no_topic' })
  reader.close()
})

test('basketball is heard out of order, doubled and corrected, and ends in the right state', async () => {
  const match = scriptedMatch(app, '601', 'basketball')
  const points = (side: 'home' | 'away', value: 1 | 2 | 3): BasketballBody => ({
    kind: 'points',
    side,
    points: value,
    period: 1,
    secondsLeft: 600,
    player: '李',
  })
  const begin = match.report(1, { kind: 'status', phase: 'quarter1' })
  const two = match.report(2, points('home', 2))
  const three = match.report(3, points('away', 3))
  const back = match.report(4, { kind: 'pointsCancelled', pointsSeq: 3 })
  const reader = await reads('bk.live')
  await reader.next()
  await match.hears(three, three, begin)
  await match.hears(back)
  await match.hears(two, three)
  const deltas = []
  for (const _ of [1, 2, 3]) {
    let delta = basketballLiveTopic.delta.decode((await reader.next()).d)
    while (delta.kind !== 'change')
      delta = basketballLiveTopic.delta.decode((await reader.next()).d)
    deltas.push(delta)
  }
  expect(deltas.map((delta) => delta.cause)).toEqual(['points', 'correction', 'points'])
  expect(deltas.at(-1)!.live).toMatchObject({
    phase: 'quarter1',
    score: { home: 2, away: 0 },
    corrections: 1,
  })
  await match.hears(match.report(9, { kind: 'status', phase: 'finished' }))
  expect((await archiveOf(app.ports).match('601'))?.result).toMatchObject({
    sport: 'basketball',
    full: { home: 2, away: 0 },
  })
  reader.close()
})

test('a result that is corrected after the end has a new version', async () => {
  const match = scriptedMatch(app, '503')
  await match.hears(
    match.report(1, goal('home', 3)),
    match.report(2, { kind: 'status', phase: 'finished' }),
  )
  const full = async () => (await archiveOf(app.ports).match('503'))?.result?.full
  expect(await full()).toEqual({ home: 1, away: 0 })
  await match.hears(match.report(3, { kind: 'goalCancelled', goalSeq: 1, minute: 95 }))
  expect(await full()).toEqual({ home: 0, away: 0 })
  const versions = await app.db.read
    .selectFrom('match_result')
    .select('version')
    .where('match_id', '=', '503')
    .execute()
  expect(versions).toHaveLength(2)
})

test('operators see how long changes took; others see nothing', async () => {
  const asked = await app.as('lao').fetch('/healthz/delays')
  const { fromFeed, inside } = (await asked.json()) as Record<string, { count: number }>
  expect(fromFeed!.count).toBeGreaterThan(5)
  expect(inside!.count).toBe(fromFeed!.count)
  expect((await app.as('mei').fetch('/healthz/delays')).status).toBe(404)
})
