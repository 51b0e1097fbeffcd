import type {
  BasketballBody,
  BasketballReport,
} from '@linmen/domain/match/basketball/basketball-report.ts'
import type { DepthBody, DepthRecord } from '@linmen/domain/sport/depth.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { SportsFeed } from '#feeds/port.ts'
import type { Clock } from '#kit/environment.ts'
import { smallWorld } from './small-world.ts'

/** Tomorrow's match of the small world: 南队 at home to 东队. An hour after the tip-off it is in its second half. */
export const TONIGHT = '141'
export const TIP_OFF_IN_MS = 86_400_000
const SECOND_MS = 1000

const points = (
  side: 'home' | 'away',
  worth: 1 | 2 | 3,
  [period, secondsLeft]: [number, number],
): BasketballBody => ({ kind: 'points', side, points: worth, period, secondsLeft, player: '林' })

const PLAY: readonly [number, BasketballBody][] = [
  [0, { kind: 'status', phase: 'quarter1' }],
  [0, { kind: 'clock', secondsLeft: 720, running: true }],
  [20, points('home', 3, [1, 700])],
  [40, points('away', 3, [1, 680])],
  [60, { kind: 'pointsCancelled', pointsSeq: 4 }],
  [60, points('away', 2, [1, 680])],
  [800, { kind: 'status', phase: 'quarter1', pause: true }],
  [900, { kind: 'status', phase: 'quarter2' }],
  [950, points('away', 3, [2, 650])],
  [1700, { kind: 'status', phase: 'halfTime', pause: true }],
  [2700, { kind: 'status', phase: 'quarter3' }],
  [2700, { kind: 'clock', secondsLeft: 720, running: true }],
]

const player = (playerId: string, name: string) => ({
  playerId,
  name,
  shirt: 7,
  position: '后卫',
  captain: false,
  x: 50,
  y: 50,
  rating: null,
})
const line = (side: 'home' | 'away', playerId: string, scored: number): DepthBody => ({
  kind: 'box',
  side,
  playerId,
  player: `${playerId}号`,
  starter: true,
  onCourt: true,
  figures: { minutes: 12, points: scored, plusMinus: -scored },
})

const DEPTH: readonly DepthBody[] = [
  {
    kind: 'lineup',
    side: 'home',
    confirmed: true,
    formation: '',
    coach: '老林',
    starters: [player('1021', '林')],
    bench: [],
  },
  {
    kind: 'absence',
    side: 'away',
    playerId: '1012',
    player: '卡恩',
    position: '中锋',
    reason: 'rest',
    detail: '背靠背轮休',
    sinceDay: '2026-11-26',
    untilDay: null,
  },
  { kind: 'information', side: 'away', tone: 'bad', title: '连续作战', text: '三天三场。' },
  line('home', '1021', 1),
  line('home', '1021', 3),
  line('away', '1011', 5),
  { kind: 'statistics', period: 1, figures: { rebounds: { home: 9, away: 8 } } },
  {
    kind: 'shot',
    side: 'home',
    playerId: '1021',
    player: '林',
    at: 20,
    x: 80.5,
    y: 12,
    outcome: 'made',
    worth: 3,
  },
]

/** The small world, and one basketball match that is told in full. */
export function basketballNight(clock: Clock): SportsFeed {
  const world = smallWorld(clock)
  const tipOffMs = clock.nowMs() + TIP_OFF_IN_MS
  const between = <T extends { readonly atMs: number }>(
    items: readonly T[],
    after: number,
    until: number,
  ) => items.filter(({ atMs }) => atMs > after && atMs <= until)
  const plays = PLAY.map(([second, body], at): BasketballReport => ({
    ...body,
    matchId: TONIGHT,
    seq: at + 1,
    atMs: tipOffMs + second * SECOND_MS,
  }))
  const records = DEPTH.map((body, at): DepthRecord => ({
    ...body,
    matchId: TONIGHT,
    seq: at + 1,
    atMs: tipOffMs - 1000 + at,
  }))
  return {
    ...world,
    reports: async (_days, after, until) => ({
      asOfMs: until,
      football: [],
      basketball: between(plays, after, until),
      odds: between([offer(tipOffMs - 3_600_000)], after, until),
    }),
    depth: async (id, after, until) =>
      id === TONIGHT
        ? { records: between(records, after, until), odds: [] }
        : world.depth(id, after, until),
  }
}

const offer = (atMs: number): OddsTick => ({
  matchId: TONIGHT,
  company: 5,
  seq: 1,
  atMs,
  european: { home: 230, draw: 0, away: 162 },
  asian: { first: 92, line: -35_000, second: 90 },
  overUnder: { first: 90, line: 2_265_000, second: 90 },
})
