import type { Player, Transfer } from '@linmen/domain/sport/player.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { clubsOf, type Club } from '#football/season/clubs.ts'
import type { Man } from './roster.ts'

const HEIGHT = { goalkeeper: 190, defender: 184, midfielder: 178, forward: 181 } as const

/** What a club's page shows of a player. Values fall with the level of the league and from thirty on. */
export function playerCard(seed: string, { league, id: teamId }: Club, man: Man): Player {
  const dice = diceFor(seed, 'card', man.id)
  const year = bornIn(seed, man)
  const heightCm = HEIGHT[man.position] + dice.between(-7, 7)
  return {
    id: man.id,
    teamId,
    name: man.name,
    shirt: man.shirt,
    position: man.position,
    birthDay: dated(year, dice),
    heightCm,
    weightKg: heightCm - 105 + dice.between(-5, 5),
    countryId: man.country.id,
    strong: dice.chance(0.7) ? 'right' : dice.chance(0.8) ? 'left' : 'both',
    value: valueOf(league.level, man.skill, 2026 - year),
    contractUntil: `${dice.between(2027, 2031)}-06-30`,
  }
}

/** How he came to his club: from its academy, or from another club of this world. */
export function arrivalOf(seed: string, club: Club, man: Man): Transfer {
  const { id, country } = man
  const dice = diceFor(seed, 'arrival', id)
  const year = Math.max(bornIn(seed, man) + 16, dice.between(2018, 2024))
  const day = `${year}-${dice.chance(0.7) ? '07' : '01'}-${twoDigits(dice.between(1, 28))}`
  if (country === club.league.country && dice.chance(0.3))
    return { playerId: id, day, from: null, to: club.name, kind: 'academy', fee: null }
  const origins = LEAGUES.filter((league) => league.country === country)
  const league = origins.length > 0 ? dice.pick(origins) : club.league
  const others = clubsOf(league).filter((other) => other !== club)
  const kind = dice.chance(0.6) ? 'transfer' : dice.chance(0.5) ? 'free' : 'loan'
  const fee = kind === 'transfer' && dice.chance(0.8) ? dice.between(2, 40) * 10 : null
  return { playerId: id, day, from: dice.pick(others).name, to: club.name, kind, fee }
}

/** Eighteen to thirty-six in 2026: the men of this world do not age out of it. */
function bornIn(seed: string, { id }: Man): number {
  const dice = diceFor(seed, 'born', id)
  return 2026 - Math.round(18 + 8 * (dice.next() + dice.next()) + dice.between(0, 2))
}

const dated = (year: number, dice: Dice) =>
  `${year}-${twoDigits(dice.between(1, 12))}-${twoDigits(dice.between(1, 28))}`

/** In ten thousand euros, in steps people use. */
function valueOf(level: number, skill: number, age: number): number {
  const base = [2200, 500, 160, 80, 40][level - 1] ?? 40
  const byAge = age <= 27 ? 1 : Math.max(0.15, 1 - (age - 27) * 0.12)
  const value = base * skill ** 3 * byAge
  const step = value > 1000 ? 100 : value > 100 ? 10 : 5
  return Math.max(step, Math.round(value / step) * step)
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
