import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import type { Fixture } from '@linmen/domain/sport/fixture.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { drawScore } from '#football/draw/score-draw.ts'
import type { Outlook } from '#sport-world.ts'

const MINUTE_MS = 60_000
const KICK_OFF = Date.parse('2026-11-21T12:00:00Z')

/** A match as a world without teams would have it: strengths, a course and an end, all from its number. */
export function stubOutlook(
  sport: Sport,
  number: number,
  change: Partial<Outlook> & { readonly single?: boolean } = {},
): Outlook {
  const dice = diceFor('stub', sport, number)
  const kickOffAtMs = KICK_OFF + (number % 700) * 5 * MINUTE_MS
  const { single = number % 4 === 0, ...rest } = change
  const fixture = stubFixture(sport, number, kickOffAtMs, single)
  const base = sport === 'football' ? footballCourse(dice) : basketballCourse(dice)
  const lengthMs = base.minutes * MINUTE_MS
  const startMs = kickOffAtMs + dice.between(0, 3) * MINUTE_MS
  const playedShare = (atMs: number) => Math.min(1, Math.max(0, (atMs - startMs) / lengthMs))
  return {
    fixture,
    expected: base.expected,
    startMs,
    endMs: startMs + lengthMs,
    calledOffAtMs: null,
    playedShare,
    scoreAt: (atMs) => base.scoreAt(playedShare(atMs)),
    shocks: base.shocks.map((share) => Math.round(startMs + share * lengthMs)),
    ...rest,
  }
}

/** Where it ends. */
export const stubResult = (outlook: Outlook): Pair => outlook.scoreAt(outlook.endMs + 1)

interface Course {
  readonly minutes: number
  readonly expected: Pair
  readonly shocks: readonly number[]
  scoreAt(share: number): Pair
}

function footballCourse(dice: Dice): Course {
  const lead = Math.exp(0.14 + 0.33 * (dice.next() + dice.next() + dice.next() - 1.5) * 2)
  const pace = 1.3 * (0.8 + 0.4 * dice.next())
  const expected = { home: pace * Math.sqrt(lead), away: pace / Math.sqrt(lead) }
  const final = drawScore(expected, dice.next())
  // 44 of 100 goals fall in the first half.
  const time = () => (dice.chance(0.44) ? 0 : 0.5) + dice.next() / 2
  const times = (goals: number) => Array.from({ length: goals }, time)
  const [home, away] = [times(final.home), times(final.away)]
  const until = (moments: readonly number[], share: number) =>
    moments.filter((time) => time <= share).length
  return {
    minutes: 112,
    expected,
    shocks: [...home, ...away].toSorted((a, b) => a - b),
    scoreAt: (share) => ({ home: until(home, share), away: until(away, share) }),
  }
}

function basketballCourse(dice: Dice): Course {
  const total = 170 + 60 * dice.next()
  const lead = 4 + 12 * (dice.next() + dice.next() - 1)
  const expected = { home: (total + lead) / 2, away: (total - lead) / 2 }
  const bell = () => (dice.next() + dice.next() + dice.next() + dice.next() - 2) * Math.sqrt(3)
  const off = 13.1 * Math.sqrt(total / 222) * bell()
  const final = { home: expected.home + off / 2, away: expected.away - off / 2 }
  const at = (share: number): Pair => ({
    home: Math.round(final.home * share),
    away: Math.round(final.away * share),
  })
  return { minutes: 130, expected, shocks: [0.25, 0.5, 0.75], scoreAt: at }
}

const stubFixture = (
  sport: Sport,
  number: number,
  kickOffAtMs: number,
  single: boolean,
): Fixture => ({
  id: String(100_000 + number),
  sport,
  leagueId: '10',
  seasonId: '1026',
  stageId: '10261',
  round: 1,
  roundName: '第1轮',
  group: null,
  homeId: '1',
  awayId: '2',
  day: '2026-11-21',
  kickOffAtMs,
  neutral: false,
  ranks: { home: null, away: null },
  referee: null,
  lottery: {
    single: single ? { number: '周六001', handicap: -1 } : null,
    beijing: null,
    pool: null,
  },
  media: { video: false, cartoon: false },
  firstLegId: null,
})
