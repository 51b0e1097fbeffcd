import { addDays } from '@linmen/domain/match/business-day.ts'
import type { BasketballPosition, Player, Transfer } from '@linmen/domain/sport/player.ts'
import { clubsOf, type Club } from '#basketball/atlas/clubs.ts'
import { bell } from '#basketball/bell.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import type { Culture } from '#names/cultures.ts'
import type { Athlete } from './roster.ts'

/** What is known of a player besides what he does. */
export function playerCard(seed: string, club: Club, athlete: Athlete): Player {
  const dice = diceFor(seed, 'card', athlete.id)
  const { women } = club.league.people
  const heightCm = Math.round(HEIGHT[athlete.position] + 4.5 * bell(dice) - (women ? 15 : 0))
  const year = dice.between(1990, 2006)
  const rank = Number(athlete.id.slice(-2))
  const pay = (club.league.scoring.points > 200 ? 2600 : 160) / (1 + rank * 0.45)
  return {
    id: athlete.id,
    teamId: club.id,
    name: athlete.name,
    shirt: athlete.shirt,
    position: athlete.position,
    birthDay: addDays(`${year}-01-01`, dice.between(0, 364)),
    heightCm,
    weightKg: Math.round((heightCm - 100) * (women ? 0.9 : 1) + 4 * bell(dice)),
    countryId: homeOf(club, athlete),
    strong: dice.chance(0.12) ? 'left' : 'right',
    value: Math.max(2, Math.round(pay * (0.8 + 0.4 * dice.next()))),
    contractUntil: `${dice.between(2027, 2030)}-06-30`,
  }
}

const HEIGHT: Record<BasketballPosition, number> = { guard: 191, forward: 202, centre: 210 }

/** A league of a whole continent has no countrymen. */
const CONTINENT = '90'

function homeOf({ league }: Club, { culture }: Athlete): string {
  const own = culture === league.people.culture && league.countryId !== CONTINENT
  return own ? league.countryId : HOMES[culture]!
}

/** Where players of a culture come from if they are not at home. */
const HOMES: Partial<Record<Culture, string>> = {
  english: '49',
  slavic: '26',
  french: '4',
  african: '65',
  spanish: '10',
  german: '7',
  greek: '29',
}

/** How a player came to his club: drafted where there is a draft, out of the academy, or from another club. */
export function arrivalOf(seed: string, club: Club, athlete: Athlete): Transfer {
  const dice = diceFor(seed, 'arrival', athlete.id)
  const born = Number(playerCard(seed, club, athlete).birthDay.slice(0, 4))
  const year = Math.min(2025, Math.max(born + 19, dice.between(2019, 2025)))
  const base = { playerId: athlete.id, to: club.name, fee: null }
  const own = athlete.culture === club.league.people.culture
  if (dice.chance(0.45)) return { ...base, day: dayIn(dice, year, 7), ...first(club, own) }
  const others = clubsOf(club.league).filter((other) => other !== club)
  return {
    ...base,
    day: dayIn(dice, year, dice.chance(0.75) ? 7 : 1),
    from: dice.pick(others).name,
    kind: dice.chance(0.35) ? 'free' : 'transfer',
  }
}

/** Leagues whose new players are drafted. */
const DRAFTS: ReadonlySet<string> = new Set(['1', '2', '3', '9'])

function first({ league }: Club, own: boolean): Pick<Transfer, 'from' | 'kind'> {
  if (DRAFTS.has(league.id)) return { from: null, kind: 'draft' }
  return { from: null, kind: own ? 'academy' : 'free' }
}

const dayIn = (dice: Dice, year: number, month: number) =>
  addDays(`${year}-${String(month).padStart(2, '0')}-01`, dice.between(0, 27))
