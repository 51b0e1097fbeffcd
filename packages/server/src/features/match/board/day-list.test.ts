import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeEndpoints } from '@linmen/contract/home/home.endpoints.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { isLive } from '@linmen/domain/match/football/football-status.ts'
import { feedReader } from '#features/match/feed/feed-reader.ts'
import type { SportsFeed } from '#feeds/port.ts'
import { demoWorld } from '#feeds/simulator/demo-world.ts'
import { simulatedFeed } from '#feeds/simulator/simulated-feed.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { dayList as dayListOf, readyDayList } from './day-list.ts'

let app: TestApp
let feed: SportsFeed
const read = () => feedReader(app.ports, feed).read()

beforeAll(async () => {
  app = await startApp({ nowMs: Date.parse('2026-11-25T21:30:00+08:00') })
  feed = simulatedFeed(app.clock, demoWorld())
  await read()
})
afterAll(() => app.close())

const dayList = async (input = {}) => {
  const answer = await app
    .visitor()
    .gateway('getMatchListByDate', footballGateway.getMatchListByDate, { company: 6, ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}
const ask = (headers: Record<string, string>) =>
  app.visitor().fetch(gatewayPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ apiName: 'getMatchListByDate', date: '2026-11-25' }),
  })

test('today has more than 300 matches, in order of kick-off, with their leagues', async () => {
  const list = await dayList()
  expect(list.date).toBe('2026-11-25')
  expect(list.matches.length).toBeGreaterThan(300)
  const times = list.matches.map((match) => match.kickOffAtMs)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const leagues = new Set(list.leagues.map((league) => league.id))
  expect(list.matches.every((match) => leagues.has(match.leagueId))).toBe(true)
  expect(list.asOfMs).toBe(app.clock.nowMs())
})

test('every 北单 match has its own number, and the day names the issue; no 足彩 on a Wednesday', async () => {
  const { matches, beijingIssue, poolIssue } = await dayList()
  expect(beijingIssue).toBe('261125')
  const carried = matches.filter(({ lotteries }) => lotteries.includes('beijingSingle'))
  const numbers = carried.flatMap(({ beijingNumber }) => beijingNumber ?? [])
  expect(new Set(numbers).size).toBe(carried.length)
  expect(poolIssue).toBeUndefined()
  expect(matches.every(({ poolPlace }) => poolPlace === undefined)).toBe(true)
})

test('a live match has a running clock, a finished one a score, both first and present odds', async () => {
  const { matches } = await dayList()
  const live = matches.filter((match) => isLive(match.live.phase))
  expect(live.length).toBeGreaterThan(10)
  expect(live.every((match) => match.statusWords.value === 1)).toBe(true)
  const running = live.filter(({ live: { phase } }) => phase === 'firstHalf')
  expect(running.every(({ live: { clockFromMs } }) => clockFromMs !== null)).toBe(true)
  const done = matches.filter((match) => match.live.phase === 'finished')
  expect(done.every((match) => match.live.score.half)).toBe(true)
  expect(matches.every((match) => match.odds?.company === 6)).toBe(true)
})

test('the odds of another company come on request', async () => {
  const { matches } = await dayList({ company: 3 })
  expect(new Set(matches.map((match) => match.odds?.company))).toEqual(new Set([3]))
})

test('a day without matches is an empty list', async () => {
  expect((await dayList({ date: '2031-01-01' })).matches).toEqual([])
})

test('an unchanged list is not sent again, and compressed forms hold the same list', async () => {
  const first = await ask({ 'accept-encoding': 'br' })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag')!
  const json: unknown = await first.json()
  expect(await (await ask({ 'accept-encoding': 'identity' })).json()).toEqual(json)
  const again = await ask({ 'if-none-match': etag })
  expect(again.status).toBe(304)
})

test('the list is made anew at most every 250 ms, and then has a new mark', async () => {
  const etag = (await ask({})).headers.get('etag')
  app.clock.advance(60_000)
  await read()
  expect((await ask({})).headers.get('etag')).not.toBe(etag)
  const later = (await ask({})).headers.get('etag')
  app.clock.advance(100)
  await read()
  expect((await ask({})).headers.get('etag')).toBe(later)
})

test('however many ask, a changed list is made once; one that is known to be old is told to nobody', async () => {
  const wish = { company: 6 }
  app.clock.advance(60_000)
  await read()
  const [made, ...others] = await Promise.all([1, 2, 3].map(() => dayListOf(wish, app.ports)))
  for (const other of others) expect(other).toBe(made)
  app.clock.advance(1000)
  expect(readyDayList(wish, app.ports)).toBe(made)
  app.clock.advance(60_000)
  expect(readyDayList(wish, app.ports)).toBeNull()
  expect(await dayListOf(wish, app.ports)).toBe(made)
  expect(readyDayList(wish, app.ports)).toBe(made)
  await read()
  expect(readyDayList(wish, app.ports)).toBeNull()
})

test('scores of chosen matches can be polled; unknown ones are left out', async () => {
  const { matches } = await dayList()
  const wanted = matches.slice(0, 3).map((match) => match.id)
  const answer = await app
    .visitor()
    .gateway('getMatchListLiveScore', footballGateway.getMatchListLiveScore, {
      matchIds: [...wanted, '999999999'],
    })
  expect(answer.ok && answer.output.matches.map(({ matchId }) => matchId)).toEqual(wanted)
  expect(answer.ok && answer.output.matches[0]!.live).toEqual(matches[0]!.live)
})

test('the home page gets live matches of well-known leagues first, or the ones it names', async () => {
  const hot = await app.visitor().call(homeEndpoints.footballMatches, { company: 6 })
  if (!hot.ok) throw new Error(hot.code)
  expect(hot.output.matches).toHaveLength(10)
  expect(isLive(hot.output.matches[0]!.live.phase)).toBe(true)
  expect(hot.output.leagues.find(({ id }) => id === hot.output.matches[0]!.leagueId)?.hot).toBe(
    true,
  )
  const ids = [hot.output.matches[4]!.id]
  const named = await app.visitor().call(homeEndpoints.footballMatches, { ids, company: 3 })
  expect(named.ok && named.output.matches.map(({ id }) => id)).toEqual(ids)
  expect(named.ok && named.output.matches[0]!.odds?.company).toBe(3)
})

test('the days with matches are known', async () => {
  const dates = await app.visitor().call(matchEndpoints.listDates, {})
  expect(dates.ok && dates.output).toEqual({
    today: '2026-11-25',
    dates: [{ date: '2026-11-25', matches: (await dayList()).matches.length, whole: true }],
  })
})

test('a month is told for each sport', async () => {
  const inMonth = (month: string) =>
    app.visitor().call(matchEndpoints.listDates, { sport: 'basketball', month })
  const dates = await inMonth('2026-11')
  expect(dates.ok && dates.output.dates.map(({ date }) => date)).toEqual(['2026-11-25'])
  expect(await inMonth('2026-12')).toMatchObject({ ok: true, output: { dates: [] } })
  expect(await inMonth('2026-13')).toMatchObject({ ok: false })
})
