import type { FootballPosition } from '@linmen/domain/sport/player.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { COUNTRIES, type CountryRow } from '#football/atlas/countries.ts'
import { namePlace, type Club } from '#football/season/clubs.ts'
import { personNames } from '#names/person-name.ts'

/** A player as the stories need him. */
export interface Man {
  readonly id: string
  readonly name: string
  readonly shirt: number
  readonly position: FootballPosition
  /** 0 to 1 within his club. */
  readonly skill: number
  readonly country: CountryRow
}

/** How many of each position a club has, and the shirts they like, the first choice first. */
const LINES: readonly (readonly [FootballPosition, number, readonly number[]])[] = [
  ['goalkeeper', 3, [1, 12, 25]],
  ['defender', 8, [4, 5, 2, 3, 15, 13, 22, 26]],
  ['midfielder', 8, [8, 6, 10, 16, 14, 20, 21, 28]],
  ['forward', 5, [9, 11, 7, 18, 19]],
]

const SQUAD_SIZE = LINES.reduce((sum, [, count]) => sum + count, 0)

/** The squad of a club. Its men stay; what they do follows from the seasons. */
export function rosterOf(seed: string, club: Club): Man[] {
  const dice = diceFor(seed, 'roster', club.id)
  const countries = Array.from({ length: SQUAD_SIZE }, () => origin(dice, club))
  const names = personNames(
    dice,
    countries.map(({ culture }) => culture),
    namePlace(club.league, club.at),
  )
  let at = 0
  return LINES.flatMap(([position, count, shirts]) =>
    Array.from({ length: count }, (_, place): Man => {
      const man = {
        id: `${club.id}${String(at + 1).padStart(2, '0')}`,
        name: names[at]!,
        shirt: shirts[place]!,
        position,
        // The first choices are the better ones, so that the same men play most of the matches.
        skill: Math.min(1, 0.95 - place * (0.5 / count) - dice.next() * 0.2),
        country: countries[at]!,
      }
      at += 1
      return man
    }),
  )
}

function origin(dice: Dice, { league }: Club): CountryRow {
  const foreign = league.level === 1 ? 0.32 : 0.15
  if (!dice.chance(foreign)) return league.country
  const country = dice.pick(COUNTRIES)
  return country.cities.length > 0 ? country : league.country
}
