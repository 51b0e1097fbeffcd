import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldBasketball } from '@linmen/domain/match/basketball/basketball-fold.ts'
import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { recordedMatches } from './recorded-matches.ts'
import { replayFeed } from './replay-feed.ts'

const DAY = businessDay(TEST_NOW_MS)
const HOUR_MS = 3_600_000
const PLAYS = `orderNumber,clock,timeActual,period,actionType,subType,teamTricode,scoreHome,scoreAway,shotResult,playerNameI,personId,assistPlayerNameInitial,gameId
1,PT12M00.00S,2023-04-27T01:00:00Z,1,period,start,,0,0,,,0,,42
2,PT11M40.00S,2023-04-27T01:10:00Z,1,2pt,Layup,MIL,2,0,Made,B. Lopez,6,,42
3,PT11M00.00S,2023-04-27T01:20:00Z,1,3pt,Shot,MIA,2,3,Made,J. Butler,5,,42
4,PT00M00.00S,2023-04-27T03:00:00Z,1,game,end,,2,3,,,0,,42
`
const shot = {
  matchId: 7,
  eventName: 'Shot',
  subEventName: 'Shot',
  matchPeriod: '1H',
  eventSec: 90,
  teamId: 20,
  playerId: 2,
  tags: [{ id: 101 }],
}
const EVENTS = {
  events: [shot],
  teams: { 10: { team: { name: 'Reds' } }, 20: { team: { name: 'Blues' } } },
  players: { 20: [{ player: { wyId: 2, shortName: 'B. Two', lastName: 'Two' } }] },
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-replay-'))
  await writeFile(join(folder, 'plays.csv'), PLAYS)
  await writeFile(join(folder, 'events.json'), JSON.stringify(EVENTS))
  const sides = { 10: { side: 'away', teamId: 10 }, 20: { side: 'home', teamId: 20 } }
  await writeFile(join(folder, 'matches.jsonl'), JSON.stringify({ teamsData: sides, wyId: 7 }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const feedOf = (file: string, speed: number) =>
  replayFeed('replay', () => recordedMatches(join(folder, file)), speed)

test('a recorded game is played again in its own time', async () => {
  const feed = feedOf('plays.csv', 1)
  const { fixtures, teams } = await feed.day('basketball', DAY)
  expect(teams.map(({ name }) => name)).toEqual(['雄鹿', '热火'])
  const [first, second] = fixtures
  expect(second!.kickOffAtMs - first!.kickOffAtMs).toBe(2.25 * HOUR_MS)
  const heard: BasketballReport[] = []
  let afterMs = first!.kickOffAtMs - 1
  const until = async (afterKickOffMs: number) => {
    const untilMs = first!.kickOffAtMs + afterKickOffMs
    const { basketball } = await feed.reports([DAY], afterMs, untilMs)
    afterMs = untilMs
    heard.push(...basketball.filter(({ matchId }) => matchId === first!.id))
    return foldBasketball(heard, 1)
  }
  expect(await until(9 * 60_000)).toMatchObject({ score: { home: 0, away: 0 } })
  expect(await until(11 * 60_000)).toMatchObject({ score: { home: 2, away: 0 } })
  expect(await until(2 * HOUR_MS)).toMatchObject({ phase: 'finished', score: { home: 2, away: 3 } })
})

test('of a round nobody followed the result is told, and nothing else', async () => {
  const feed = feedOf('plays.csv', 1)
  const [first] = (await feed.day('basketball', DAY)).fixtures
  const { basketball } = await feed.reports([DAY], 0, first!.kickOffAtMs + 2.1 * HOUR_MS)
  expect(basketball).toHaveLength(2)
  expect(foldBasketball(basketball, 1)).toMatchObject({
    phase: 'finished',
    score: { home: 2, away: 3 },
  })
})

test('faster it is played more often, and a restart goes on with the same match', async () => {
  const fixtures = async () => (await feedOf('plays.csv', 12).day('basketball', DAY)).fixtures
  expect(await fixtures()).toHaveLength(24 * 4)
  expect(await fixtures()).toEqual(await fixtures())
  expect(new Set((await fixtures()).map(({ id }) => id)).size).toBe(24 * 4)
})

test('who is at home in a Wyscout match stands in the file of matches beside it', async () => {
  const feed = feedOf('events.json', 1)
  const { fixtures, teams } = await feed.day('football', DAY)
  const { homeId, kickOffAtMs, id } = fixtures[0]!
  expect(teams.find((team) => team.id === homeId)?.name).toBe('Blues')
  const { football } = await feed.reports([DAY], kickOffAtMs - 1, kickOffAtMs + 100_000)
  const own = football.filter(({ matchId }) => matchId === id)
  expect(foldMatch(own, 1)).toMatchObject({ score: { full: { home: 1, away: 0 } } })
})
