import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchEndpoints } from '@linmen/contract/match/match.endpoints.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { addDays, businessDay } from '@linmen/domain/match/business-day.ts'
import { pullSeasons } from '#features/archive/public.ts'
import { connectFeed } from '#feeds/feed-of.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { smallWorld } from '#test/small-world.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  connectFeed(app.ports, smallWorld(app.clock))
  await pullSeasons(app.ports, ['10026'])
})
afterAll(() => app.close())

async function calendar() {
  const answer = await app.visitor().call(matchEndpoints.listDates, {})
  if (!answer.ok) throw new Error(answer.code)
  return new Map(answer.output.dates.map((each) => [each.date, each]))
}

async function opened(date: string) {
  const { getMatchListByDate } = footballGateway
  const answer = await app
    .visitor()
    .gateway('getMatchListByDate', getMatchListByDate, { company: 6, date })
  if (!answer.ok) throw new Error(answer.code)
  return answer.output.matches.length
}

test('a day only some leagues have told of is not whole; nothing is said of others', async () => {
  const days = [...(await calendar()).values()]
  expect(days.length).toBeGreaterThan(0)
  expect(days.every(({ matches, whole }) => matches > 0 && !whole)).toBe(true)
})

test('every day of a week before and after has as many matches as its list', async () => {
  const today = businessDay(app.clock.nowMs())
  const around = Array.from({ length: 15 }, (_, at) => addDays(today, at - 7))
  const lists: [string, number, boolean][] = []
  for (const date of around) lists.push([date, await opened(date), true])
  const told = await calendar()
  expect(around.map((date) => [date, told.get(date)?.matches, told.get(date)?.whole])).toEqual(
    lists,
  )
  expect(lists.some(([, matches]) => matches === 0)).toBe(true)
})
