import type { LotteryGame } from '@linmen/contract/match/football.schemas.ts'
import { businessDaySpan, jingcaiNumber } from '#match/business-day.ts'
import { DEMO_LEAGUES, type DemoLeague } from './demo-leagues.ts'
import { demoTeams, type DemoTeam } from './demo-teams.ts'
import { diceFor } from './dice.ts'

export interface DemoFixture {
  readonly id: string
  readonly league: DemoLeague
  readonly home: DemoTeam
  readonly away: DemoTeam
  readonly day: string
  readonly kickOffAtMs: number
  readonly number: string | null
  readonly lotteries: readonly LotteryGame[]
}

const SLOT_MS = 15 * 60_000

/** Every match of one business day, in order of kick-off. */
export function demoSchedule(seed: string, day: string): DemoFixture[] {
  const fixtures = DEMO_LEAGUES.flatMap((league) => leagueDay(seed, league, day)).toSorted(
    (a, b) => a.kickOffAtMs - b.kickOffAtMs || a.id.localeCompare(b.id),
  )
  let place = 0
  return fixtures.map((fixture) => {
    const carried = fixture.league.hot && carriedBy(seed, fixture)
    if (!carried) return fixture
    place += 1
    return {
      ...fixture,
      number: jingcaiNumber(day, place).text,
      lotteries:
        place <= 14
          ? ['footballSingle', 'beijingSingle', 'winDrawLose']
          : ['footballSingle', 'beijingSingle'],
    }
  })
}

/** The day a demo match belongs to is part of its number: `202611251003` is the third of league 10. */
export const dayOfDemoMatch = (id: string) =>
  /^\d{12}$/.test(id) ? `${id.slice(0, 4)}-${id.slice(4, 6)}-${id.slice(6, 8)}` : null

function leagueDay(seed: string, league: DemoLeague, day: string): DemoFixture[] {
  const teams = demoTeams(seed, league)
  const dice = diceFor(seed, 'kick-off', league.id, day)
  const { fromMs } = businessDaySpan(day)
  const slots = (league.closes - league.opens) * 4
  return [0, 1].flatMap((group) =>
    roundOf(day).map(([a, b], at) => {
      const place = group * 8 + at
      return {
        id: `${day.replaceAll('-', '')}${league.id}${String(place + 1).padStart(2, '0')}`,
        league,
        home: teams[group * 16 + a]!,
        away: teams[group * 16 + b]!,
        day,
        kickOffAtMs: fromMs + league.opens * 3_600_000 + dice.between(0, slots - 1) * SLOT_MS,
        number: null,
        lotteries: diceFor(seed, 'beijing', league.id, day, place).chance(0.3)
          ? ['beijingSingle']
          : [],
      }
    }),
  )
}

/** One round of a round robin of sixteen (circle method): every pair meets once in fifteen days. */
function roundOf(day: string): [number, number][] {
  const round = Math.floor(Date.parse(day) / 86_400_000)
  const seat = (at: number) => (at === 0 ? 15 : (round + at) % 15)
  return Array.from({ length: 8 }, (_, at) => {
    const [a, b] = [seat(at), seat(15 - at)]
    return (round + at) % 2 === 0 ? [a, b] : [b, a]
  })
}

const carriedBy = (seed: string, { id }: DemoFixture) => diceFor(seed, 'jingcai', id).chance(0.5)
