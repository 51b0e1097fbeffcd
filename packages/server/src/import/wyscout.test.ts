import { afterAll, beforeAll, expect, test } from 'vitest'
import { importBench, type ImportBench } from '#test/import-files.ts'

let bench: ImportBench
beforeAll(async () => {
  bench = await importBench()
})
afterAll(() => bench.close())

const side = (teamId: number, at: 'home' | 'away', score: number) => ({
  teamId,
  side: at,
  score,
  scoreHT: 0,
  scoreET: 0,
  scoreP: 0,
  formation: {
    lineup: [{ playerId: teamId + 1, yellowCards: '12', redCards: '0' }],
    bench: [{ playerId: teamId + 2, yellowCards: '0', redCards: '0' }],
  },
})
const match = {
  wyId: 7,
  label: 'Reds - Blues, 1 - 0',
  dateutc: '2018-05-13 14:00:00',
  gameweek: 38,
  competitionId: 364,
  duration: 'Regular',
  teamsData: { 10: side(10, 'home', 1), 20: side(20, 'away', 0) },
}
const person = (wyId: number) => ({
  wyId,
  shortName: `P. Kant\\u00e9 ${wyId}`,
  role: { code2: 'GK' },
})
const goal = {
  matchId: 7,
  eventName: 'Shot',
  subEventName: 'Shot',
  matchPeriod: '1H',
  eventSec: 90,
  teamId: 10,
  playerId: 11,
  tags: [{ id: 101 }],
}
const events = {
  events: [goal],
  teams: { 10: { team: { name: 'Reds' } }, 20: { team: { name: 'Blues' } } },
  players: { 10: [{ player: { wyId: 11, shortName: 'P. Kant\\u00e9', lastName: 'x' } }] },
}
const files = {
  'events_7.json': JSON.stringify(events),
  'matches.jsonl': `${JSON.stringify(match)}\nnot a match\n`,
  'players.json': JSON.stringify([person(11), person(12), person(21), person(22)]),
}

test('players, matches and events find each other in whatever order they are given', async () => {
  const done = await bench.run('wyscout', files)
  expect(done).toMatchObject({ matches: 1, results: 1, depth: 2, players: 4, complaints: 1 })
  expect(done.said).toContain('matches.jsonl:2 this line is no match')
  const league = (await bench.archive.leagues('football'))[0]!
  const [season] = await bench.archive.seasons(league.id)
  const [sheet] = await bench.archive.seasonMatches(season!.id)
  expect(sheet).toMatchObject({
    fixture: { round: 38, kickOffAtMs: Date.parse('2018-05-13T14:00:00Z') },
    result: { full: { home: 1, away: 0 }, yellowCards: { home: 1, away: 1 } },
  })
  expect(await bench.archive.depth(sheet!.fixture.id)).toMatchObject([
    { kind: 'lineup', side: 'home', starters: [{ name: 'P. Kanté 11', position: 'goalkeeper' }] },
    { kind: 'lineup', side: 'away' },
  ])
  const play = await bench.archive.footballPlay(sheet!.fixture.id)
  expect(play.find(({ kind }) => kind === 'goal')).toMatchObject({ minute: 2, player: 'P. Kanté' })
  expect((await bench.archive.squad(sheet!.home.id))?.players).toHaveLength(2)
})

test('again it is nothing new', async () => {
  const again = await bench.run('wyscout', files)
  expect(again).toMatchObject({ matches: 0, results: 0, depth: 0, plays: 0, players: 0 })
})

test('events without their match are told of and left out', async () => {
  const done = await bench.run('wyscout', { 'events_7.json': files['events_7.json'] })
  expect(done).toMatchObject({ plays: 0, complaints: 1 })
})
