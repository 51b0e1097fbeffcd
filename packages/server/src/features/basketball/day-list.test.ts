import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketballDetailGateway } from '@linmen/contract/basketball/basketball-detail.gateway.ts'
import { basketballGateway } from '@linmen/contract/basketball/basketball.gateway.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { asker } from '#test/ask-gateway.ts'
import { basketballNight, TIP_OFF_IN_MS, TONIGHT } from '#test/basketball-night.ts'
import { startApp, type TestApp } from '#test/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, basketballNight(app.clock))
  app.clock.advance(TIP_OFF_IN_MS + 3_000_000)
})
afterAll(() => app.close())

const ask = asker(() => app, basketballGateway)
const listOf = (input: { date?: string; leagueId?: string; company?: number } = {}) =>
  ask('getBkTodayGroupLeagueMatchList', { company: 5, ...input })

test('R-MATCH-BK-027 today league by league, with live state, odds and consecutive days', async () => {
  const { date, total, asOfMs, groups } = await listOf()
  expect({ date, total, asOfMs }).toEqual({
    date: '2026-11-26',
    total: 2,
    asOfMs: app.clock.nowMs(),
  })
  expect(groups).toMatchObject([{ league: { id: '1', name: 'NBA' } }])
  const tonight = groups[0]!.matches.find(({ id }) => id === TONIGHT)
  expect(tonight).toMatchObject({
    leagueName: 'NBA',
    day: '2026-11-26',
    backToBack: false,
    backToBackTwo: false,
    backToBackThree: false,
    statusWords: { value: 1 },
    live: { phase: 'quarter3', score: { home: 3, away: 5 } },
    odds: { company: 5, asian: { now: { line: -35_000 } } },
  })
})

test('R-MATCH-BK-025 R-MATCH-BK-026 marks need the days around, also on a day nobody follows', async () => {
  const marksOn = async (date: string) => {
    const { groups } = await listOf({ date })
    return groups[0]!.matches.map(({ home, away, backToBackThree }) => [
      home.backToBackThree,
      away.backToBackTwo,
      backToBackThree,
    ])
  }
  expect(await marksOn('2026-11-27')).toEqual([
    [false, true, false],
    [false, true, false],
  ])
  expect(await marksOn('2026-11-24')).toEqual([
    [true, false, true],
    [true, false, true],
  ])
})

test('a place in a divided league names its conference, as the match itself does', async () => {
  const { groups } = await listOf()
  const tonight = groups[0]!.matches.find(({ id }) => id === TONIGHT)!
  const placed = ({ rank, conference }: typeof tonight.home) => [rank, conference]
  const detail = await asker(() => app, basketballDetailGateway)('getBkMatchDetail', {
    matchId: TONIGHT,
  })
  expect(placed(tonight.home)).toEqual([detail.home.rank, detail.home.conference])
  expect(placed(tonight.away)).toEqual([detail.away.rank, detail.away.conference])
  expect(tonight.home.conference).toMatch(/^[东西]部$/)
})

test('one league, another company, a day without matches', async () => {
  expect((await listOf({ leagueId: '2' })).total).toBe(0)
  const other = await listOf({ company: 3 })
  expect(other.groups[0]!.matches.every(({ odds }) => odds === null)).toBe(true)
  expect(await listOf({ date: '2031-01-01' })).toMatchObject({ total: 0, groups: [] })
})
