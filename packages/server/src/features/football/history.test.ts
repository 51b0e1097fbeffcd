import { afterAll, beforeAll, expect, test } from 'vitest'
import { footballDetailGateway } from '@linmen/contract/football/football-detail.gateway.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { Answer } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { littleSeason } from '#test/little-season.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ feed: littleSeason })
  await archiveOf(app.ports).seasonMatches('s1')
})
afterAll(() => app.close())

const { getTeamBoutMatch, getTeamNearStatus } = footballDetailGateway
const ALL = {
  matchId: '100',
  sameVenue: false,
  sameLeague: false,
  part: 'full',
  pageSize: 10,
} as const
type Switches = Partial<ReturnType<typeof getTeamBoutMatch.input.decode>>

const boutsOf = async (switches: Switches = {}) =>
  told(await app.visitor().gateway('getTeamBoutMatch', getTeamBoutMatch, { ...ALL, ...switches }))
const nearOf = async (switches: Switches = {}) =>
  told(await app.visitor().gateway('getTeamNearStatus', getTeamNearStatus, { ...ALL, ...switches }))

function told<Out>(answer: Answer<Out>): Out {
  if (!answer.ok) throw new Error(answer.code)
  return answer.output
}

test('R-H2H-001 R-H2H-004 earlier matches of the two, counted for the home side', async () => {
  const bouts = await boutsOf()
  expect(bouts).toMatchObject({
    matchId: '100',
    played: 3,
    win: 1,
    draw: 1,
    lose: 1,
    handicapWin: 2,
    handicapPush: 0,
    handicapLose: 1,
    over: 0,
    under: 3,
    winPercent: 33,
    handicapPercent: 67,
    overPercent: 0,
  })
  expect(bouts.matches.map(({ matchId }) => matchId)).toEqual(['12', '11', '10'])
  expect(bouts.matches[1]).toMatchObject({
    homeName: '利兹流浪',
    full: { home: 1, away: 1 },
    // The home side of then gave it: for the home side of today it was received, and won.
    line: '受平/半',
    outcome: 'draw',
    handicap: 'win',
    total: 'under',
  })
})

test('switches narrow a history: same home team, half-time, how many', async () => {
  const same = await boutsOf({ sameVenue: true })
  expect(same.matches.map(({ matchId }) => matchId)).toEqual(['12', '10'])
  const half = await boutsOf({ part: 'half' })
  expect(half).toMatchObject({ win: 1, draw: 1, lose: 1, handicapWin: 0, handicapPercent: 0 })
  expect(await boutsOf({ pageSize: 1 })).toMatchObject({ played: 1 })
})

test('near status: form of both, days of rest, and what comes next', async () => {
  const { home, away } = await nearOf()
  expect(home).toMatchObject({
    teamName: '伦敦竞技',
    outcomes: ['win', 'win', 'lose', 'draw', 'win'],
    streak: { outcome: 'win', length: 2 },
    unbeaten: 2,
    rest: 3,
    scored: 7,
    conceded: 3,
    scoredMean: 1.4,
  })
  expect(home.future).toMatchObject([{ matchId: '101', days: 1 }])
  expect(away).toMatchObject({ teamName: '利兹流浪', rest: 5, win: 2 })
  const atHome = await nearOf({ sameVenue: true })
  expect(atHome.home.matches.map(({ matchId }) => matchId)).toEqual(['13', '12', '10'])
  expect(atHome.away.matches.map(({ matchId }) => matchId)).toEqual(['14', '12', '10'])
})

test('R-EXTREMITY-001 R-EXTREMITY-004 the analysis holds bouts, form, streaks and goal times', async () => {
  const answer = await app
    .visitor()
    .gateway('getMatchAnalysis', footballDetailGateway.getMatchAnalysis, { matchId: '100' })
  expect(answer).toMatchObject({
    ok: true,
    output: {
      bouts: { played: 3 },
      venue: { home: { played: 3, win: 2 }, away: { played: 3 } },
      extremity: {
        result: { home: { now: 2, extreme: 2, code: 2 }, away: { now: 2, extreme: 2, code: 2 } },
      },
      shown: { result: 'both' },
      spans: ['1-15', '16-30', '31-45+', '46-60', '61-75', '76-90+'],
      goalTimes: { home: { sample: 0, halves: { sample: 5, scored: [2, 5] } } },
    },
  })
})

test('key points name their sample, and generated ones say what they are', async () => {
  const points = await app
    .visitor()
    .gateway('getMatchTidianList', footballDetailGateway.getMatchTidianList, { matchId: '100' })
  const said = points.ok ? points.output.points.map(({ text }) => text) : []
  expect(said).toContain('伦敦竞技近5场3胜1平1负，进7球失3球，来源：本站收录5场')
  expect(said.every((text) => /来源：本站收录\d+场$/.test(text))).toBe(true)
  const generated = await app
    .visitor()
    .gateway('getMatchAiTidian', footballDetailGateway.getMatchAiTidian, { matchId: '100' })
  expect(generated).toMatchObject({
    ok: true,
    output: { source: expect.stringMatching('生成'), changedAtMs: expect.any(Number) },
  })
})

test('the table both stand in, and the places of the two in it', async () => {
  const table = await app
    .visitor()
    .gateway('getMatchStanding', footballDetailGateway.getMatchStanding, { matchId: '100' })
  expect(table).toMatchObject({
    ok: true,
    output: { tables: [{ leagueName: '英超', seasonName: '本季', group: null }] },
  })
  const rows = table.ok ? table.output.tables[0]!.rows : []
  expect(rows.map(({ name, points }) => [name, points])).toEqual([
    ['伦敦竞技', 10],
    ['利兹流浪', 7],
    ['约克城', 0],
  ])
  const ranks = await app
    .visitor()
    .gateway('getMatchPointRank', footballDetailGateway.getMatchPointRank, { matchId: '100' })
  expect(ranks).toMatchObject({
    ok: true,
    output: {
      home: { all: { rank: 1, played: 5 }, home: { played: 3 }, away: { played: 2 } },
      away: { all: { rank: 2 }, last6: { played: 4 } },
    },
  })
})

test.each([
  'getTeamBoutMatch',
  'getTeamNearStatus',
  'getMatchAnalysis',
  'getMatchTidianList',
  'getMatchAiTidian',
  'getMatchStanding',
  'getMatchPointRank',
] as const)('%s refuses a number nobody knows, and a basketball match', async (name) => {
  for (const matchId of ['999999999', '900']) {
    const method = footballDetailGateway[name] as typeof footballDetailGateway.getMatchAnalysis
    const answer = await app.visitor().gateway(name, method, { matchId })
    expect(answer).toMatchObject({ ok: false, code: 'match.not_found', text: '没有这场比赛' })
  }
})
