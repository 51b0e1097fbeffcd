import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import type { Said } from '#feeds/scripted.ts'
import { scriptedFeed } from '#feeds/scripted.ts'
import type { Ports } from '#kit/ports.ts'
import { createHub } from '#realtime/hub.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { relayPair } from '#test/relay-pair.ts'
import { goal, kickOff, offer } from '#test/scripted-match.ts'
import { fixtureBetween, leagueNamed, teamNamed } from '#test/sport-factory.ts'
import { boardOf } from '#features/match/board/board-of.ts'
import { openDay } from '#features/match/board/open-day.ts'
import { publishRecords, subscribeToPeers } from './broadcast-news.ts'

const DAY_MS = 86_400_000
const league = leagueNamed('英超')
const teams = ['1', '2', '3', '4'].map((id) => teamNamed(id, `${id}队`, league))

let app: TestApp
let [one, other]: Ports[] = []
let day: string
let feed: ReturnType<typeof scriptedFeed>
const announced: ReturnType<typeof fixtureBetween>[] = []

/** Two processes on one database, each with its own board. */
beforeAll(async () => {
  app = await startApp()
  const kickOffAtMs = app.clock.nowMs() - DAY_MS
  day = addDays(businessDay(app.clock.nowMs()), -1)
  announced.push(fixtureBetween(teams.slice(0, 2), { id: '1', day, kickOffAtMs }))
  feed = scriptedFeed({ leagues: [league], teams, fixtures: announced })
  const process = (relay: Ports['relay']): Ports => {
    const own = { ...app.ports, relay, hub: createHub('own', relay), db: { ...app.db } }
    connectFeed(own, feed)
    publishRecords(own)
    subscribeToPeers(own)
    return own
  }
  ;[one, other] = relayPair().map(process)
})
afterAll(() => app.close())

const says = (seq: number, body: object): Said =>
  ({ matchId: '1', seq, atMs: app.clock.nowMs() - DAY_MS + seq * 1000, ...body }) as Said
const liveIn = (ports: Ports) => boardOf(ports).matches.get('1')?.live
const score = (ports: Ports) => {
  const live = liveIn(ports)
  return live && 'full' in live.score ? live.score.full : null
}
/** One process opens the day a while later. */
const opens = async (ports: Ports, laterMs: number) => {
  app.clock.advance(laterMs)
  await openDay(ports, day)
}

test('what one process hears about a day it opened stands in the other, which asked nobody', async () => {
  await opens(other!, 0)
  feed.say(
    says(1, kickOff(app.clock.nowMs() - DAY_MS)),
    says(2, goal('home', 3)),
    says(3, offer(155)),
  )
  await opens(one!, 11_000)
  await expect.poll(() => score(other!)).toEqual({ home: 1, away: 0 })
  expect(liveIn(other!)).toEqual(liveIn(one!))
  expect(boardOf(other!).matches.get('1')!.odds.get(6)?.now.seq).toBe(3)
})

test('a message that never came is read from the records before the next one counts', async () => {
  const { relay } = one!
  const send = relay.send
  relay.send = () => {}
  feed.say(says(4, goal('away', 9)))
  await opens(one!, 11_000)
  relay.send = send
  feed.say(says(5, goal('away', 12)))
  await opens(one!, 11_000)
  await expect.poll(() => score(other!)).toEqual({ home: 1, away: 2 })
  expect(liveIn(other!)).toEqual(liveIn(one!))
})

test('a match that is announced later stands on every board', async () => {
  const [first] = announced
  announced.push(
    fixtureBetween(teams.slice(2), { id: '2', day, kickOffAtMs: first!.kickOffAtMs + 60_000 }),
  )
  await opens(one!, 601_000)
  await expect
    .poll(() =>
      boardOf(other!)
        .day(day)
        .map(({ fixture }) => fixture.id),
    )
    .toEqual(['1', '2'])
})

test('a place that changed before the match stands on every board', async () => {
  announced[1] = { ...announced[1]!, ranks: { home: 7, away: 12 } }
  await opens(one!, 601_000)
  await expect
    .poll(() => boardOf(other!).matches.get('2')?.fixture.ranks)
    .toEqual({ home: 7, away: 12 })
})
