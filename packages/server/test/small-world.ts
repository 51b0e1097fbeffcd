import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { businessDay } from '@linmen/domain/match/business-day.ts'
import type { League, Season, Stage } from '@linmen/domain/sport/atlas.ts'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { Fixture, MatchResult } from '@linmen/domain/sport/fixture.ts'
import type { Squad } from '@linmen/domain/sport/player.ts'
import type { FeedResult, SportsFeed } from '#feeds/port.ts'
import type { Clock } from '#kit/environment.ts'
import { fixtureBetween, leagueNamed, playerNamed, teamNamed } from './sport-factory.ts'

const DAY_MS = 86_400_000

/**
 * Two leagues and a cup that a test can add up by hand. Four teams each, everybody against everybody twice, one round
 * a day; what was before the clock's now is over. The cup has one group and two semi-finals of two legs; the NBA a final series.
 */
export function smallWorld(clock: Clock): SportsFeed {
  const nowMs = clock.nowMs()
  const fixtures = [
    ...rounds(PREMIER, nowMs),
    ...cupMatches(nowMs),
    ...rounds(NBA, nowMs),
    ...finals(nowMs),
  ]
  const over = () => fixtures.filter((each) => each.kickOffAtMs < clock.nowMs() - DAY_MS / 2)
  const sheet = (wanted: (fixture: Fixture) => boolean) => ({
    teams: TEAMS,
    fixtures: fixtures.filter(wanted),
  })
  return {
    name: 'small world',
    demo: true,
    atlas: async () => ({
      countries: [
        { id: '1', name: '英格兰', letter: 'Y', area: 'europe' },
        { id: '2', name: '美国', letter: 'M', area: 'america' },
      ],
      leagues: LEAGUES,
      seasons: SEASONS,
      stages: STAGES,
    }),
    day: async (sport, day) => sheet((each) => each.sport === sport && each.day === day),
    season: async (id) => ({
      ...sheet((each) => each.seasonId === id),
      stages: STAGES.filter(({ seasonId }) => seasonId === id),
      results: over()
        .filter(({ seasonId }) => seasonId === id)
        .map(resultOf),
    }),
    squad: async (teamId) => squadOf(teamId),
    reports: async (_days, _afterMs, untilMs) => ({
      asOfMs: untilMs,
      football: [],
      basketball: [],
      odds: [],
    }),
    depth: async (matchId) => ({
      records: over()
        .filter(({ id, sport }) => id === matchId && sport === 'basketball')
        .flatMap(box),
      odds: [],
    }),
  }
}

const league = (id: string, name: string, sport: Sport, more: Partial<League> = {}): League => ({
  ...leagueNamed(name, sport),
  id,
  countryId: sport === 'football' ? '1' : '2',
  rules: '主客场双循环，胜 3 分，平 1 分。',
  zones: [
    { from: 1, to: 1, kind: 'title', name: '冠军' },
    { from: 4, to: 4, kind: 'relegation', name: '降级' },
  ],
  ...more,
})

export const PREMIER = league('10', '英超', 'football')
export const CUP = league('90', '欧冠', 'football', { kind: 'cup', level: 0, category: 6 })
export const NBA = league('1', 'NBA', 'basketball')
const LEAGUES = [PREMIER, CUP, NBA]

const seasonOf = ({ id }: League, year: number): Season => ({
  id: `${id}0${year}`,
  leagueId: id,
  name: `20${year}/${year + 1}`,
  firstDay: `20${year}-08-01`,
  lastDay: `20${year + 1}-06-30`,
  rounds: 6,
})
const SEASONS = LEAGUES.flatMap((each) => [seasonOf(each, 26), seasonOf(each, 27)])
const season = ({ id }: League) => `${id}026`

const stage = (of: League, place: number, kind: Stage['kind'], name: string): Stage => ({
  id: `${season(of)}${place}`,
  seasonId: season(of),
  name,
  kind,
  place,
})
const STAGES = [
  stage(PREMIER, 1, 'table', '联赛'),
  stage(CUP, 1, 'groups', '小组赛'),
  stage(CUP, 2, 'knockout', '淘汰赛'),
  stage(NBA, 1, 'table', '常规赛'),
  stage(NBA, 2, 'knockout', '季后赛'),
]

const clubs = (of: League, names: string) =>
  [...names].map((name, at) => teamNamed(`${of.id}0${at + 1}`, `${name}队`, of))
const TEAMS = [...clubs(PREMIER, '甲乙丙丁'), ...clubs(NBA, '东南西北')]
const teamsOf = (of: League) =>
  TEAMS.filter(({ leagueId }) => leagueId === (of === CUP ? PREMIER : of).id)

/** Pairs of four teams; the second half of a season turns them round. */
const PAIRS = [
  [0, 3, 1, 2],
  [3, 2, 0, 1],
  [1, 3, 2, 0],
]

/** Four of six rounds are over, the fifth is tomorrow. */
function rounds(of: League, nowMs: number): Fixture[] {
  return Array.from({ length: 6 }, (_, at) => at).flatMap((at) => {
    const [a, b, c, d] = PAIRS[at % 3]!
    const pairs =
      at < 3
        ? [
            [a, b],
            [c, d],
          ]
        : [
            [b, a],
            [d, c],
          ]
    return pairs.map((teams, place) =>
      fixture(of, teams, {
        id: `${at}${place}`,
        kickOffAtMs: nowMs + (at < 4 ? at - 4 : at - 3) * DAY_MS,
        round: at + 1,
        roundName: `第${at + 1}轮`,
        group: of === NBA && at % 3 === 0 ? (place === 0 ? '东部' : '西部') : null,
      }),
    )
  })
}

/** The group is over, and so are the first legs and one of the second ones. */
function cupMatches(nowMs: number): Fixture[] {
  const at = (days: number) => ({ kickOffAtMs: nowMs + days * DAY_MS })
  const knockout = { stageId: `${season(CUP)}2`, round: 7 }
  const group = { round: 1, roundName: '小组赛 第1轮', group: 'A' }
  const [first, second] = ['半决赛 首回合', '半决赛 次回合']
  return [
    fixture(CUP, [0, 1], { id: '10', ...at(-60), ...group }),
    fixture(CUP, [2, 3], { id: '11', ...at(-60), ...group }),
    fixture(CUP, [0, 3], { id: '20', ...at(-20), ...knockout, roundName: first }),
    fixture(CUP, [1, 2], { id: '21', ...at(-20), ...knockout, roundName: first }),
    fixture(CUP, [3, 0], { id: '30', ...at(-6), ...knockout, roundName: second }),
    fixture(CUP, [2, 1], { id: '31', ...at(9), ...knockout, roundName: second }),
  ]
}

const finals = (nowMs: number): Fixture[] =>
  [-90, -88, -86, -84].map((days, at) =>
    fixture(NBA, at < 2 ? [0, 1] : [1, 0], {
      id: `9${at}`,
      stageId: `${season(NBA)}2`,
      round: null,
      roundName: `总决赛 G${at + 1}`,
      kickOffAtMs: nowMs + days * DAY_MS,
    }),
  )

function fixture(
  of: League,
  teams: readonly (number | undefined)[],
  { id, kickOffAtMs, ...rest }: Partial<Fixture> & { id: string; kickOffAtMs: number },
): Fixture {
  const all = teamsOf(of)
  return fixtureBetween(
    teams.map((at) => all[at!]!),
    {
      id: `${of.id}${id}`,
      kickOffAtMs,
      day: businessDay(kickOffAtMs),
      leagueId: of.id,
      seasonId: season(of),
      stageId: `${season(of)}1`,
      media: { video: of === NBA, cartoon: true },
      ...rest,
    },
  )
}

/** The team with the smaller number wins by two goals or eight points, whoever is at home. */
function resultOf({ id, sport, homeId, awayId }: Fixture): FeedResult {
  const lead = homeId < awayId ? 1 : -1
  return { matchId: id, result: sport === 'football' ? goals(lead) : points(lead), closing: LINES }
}

const LINES = {
  european: { home: 200, draw: 320, away: 380 },
  asian: { first: 90, line: 5000, second: 96 },
  overUnder: { first: 90, line: 25_000, second: 96 },
}
const side = (home: number, away: number) => ({ home, away })

const goals = (lead: number): MatchResult => ({
  sport: 'football',
  phase: 'finished',
  full: lead > 0 ? side(2, 0) : side(0, 2),
  half: lead > 0 ? side(1, 0) : side(0, 1),
  corners: side(5, 4),
  yellowCards: side(2, 1),
  redCards: side(0, 0),
})

const points = (lead: number): MatchResult => ({
  sport: 'basketball',
  phase: 'finished',
  full: lead > 0 ? side(108, 100) : side(100, 108),
  periods: [0, 1, 2, 3].map(() => (lead > 0 ? side(27, 25) : side(25, 27))),
})

const figures = (sport: Sport, of: number): Record<string, number> =>
  sport === 'football'
    ? { goals: of, assists: 2, yellow: 1, red: 0 }
    : { points: of * 10, rebounds: 5, assists: 4, minutes: 30 }

/** Two players in each team: the first scores more. */
function squadOf(teamId: string): Squad {
  const team = TEAMS.find(({ id }) => id === teamId)
  if (!team) return { teamId, players: [], transfers: [], honours: [], career: [] }
  const players = [1, 2].map((at) => playerNamed(`${teamId}${at}`, `${team.name}${at}号`, teamId))
  return {
    teamId,
    players,
    transfers: players.map(({ id }) => ({
      playerId: id,
      day: '2024-07-01',
      from: null,
      to: team.name,
      kind: 'academy',
      fee: null,
    })),
    honours: players.map(({ id }) => ({ playerId: id, season: '2025/26', name: '联赛冠军' })),
    career: players.flatMap(({ id }, at) =>
      ['2025/26', '2026/27'].map((of) => ({
        playerId: id,
        season: of,
        leagueName: team.sport === 'football' ? '英超' : 'NBA',
        teamName: team.name,
        appearances: 4,
        figures: figures(team.sport, 4 - at * 2),
      })),
    ),
  }
}

/** Both players of both sides: twenty points and ten. */
const box = ({ id, homeId, awayId, kickOffAtMs }: Fixture): DepthRecord[] =>
  [homeId, awayId].flatMap((teamId, team) =>
    [1, 2].map((at): DepthRecord => ({
      kind: 'box',
      matchId: id,
      seq: team * 2 + at,
      atMs: kickOffAtMs,
      side: team === 0 ? 'home' : 'away',
      playerId: `${teamId}${at}`,
      player: `${at}号`,
      starter: true,
      onCourt: true,
      figures: { minutes: 30, points: 30 - at * 10, rebounds: 5, assists: at, plusMinus: -at },
    })),
  )
