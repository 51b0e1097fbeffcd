import type { BasketballPosition } from '@linmen/domain/sport/player.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import { bell } from '#basketball/bell.ts'
import { SQUAD_SIZE } from '#basketball/season/absences.ts'
import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { nameLists, type Culture } from '#names/cultures.ts'
import { personNames } from '#names/person-name.ts'
import { WOMEN_GIVEN } from './women-names.ts'

/** A player with what he is good at. Weights say how often he is the one, compared with the others on court. */
export interface Athlete {
  readonly id: string
  readonly name: string
  readonly shirt: number
  readonly position: BasketballPosition
  readonly culture: Culture
  readonly scoring: number
  readonly threes: number
  readonly passing: number
  readonly rebounds: number
  readonly steals: number
  readonly blocks: number
}

/** The squad of a club, the best first. */
export function rosterOf(seed: string, club: Club): Athlete[] {
  const dice = diceFor(seed, 'roster', club.id)
  const cultures = culturesOf(dice, club)
  const names = club.league.people.women ? womenNames(dice) : personNames(dice, cultures)
  const shirts = shirtNumbers(dice)
  const positions = positionsOf(dice)
  return names.map((name, at) => ({
    id: `${club.id}${String(at + 1).padStart(2, '0')}`,
    name,
    shirt: shirts[at]!,
    position: positions[at]!,
    culture: cultures[at]!,
    ...skillsOf(dice, positions[at]!, at),
  }))
}

type Skill = 'scoring' | 'threes' | 'passing' | 'rebounds' | 'steals' | 'blocks'

const TYPICAL: Record<BasketballPosition, Record<Skill, number>> = {
  guard: { scoring: 1, threes: 1.25, passing: 1.8, rebounds: 0.6, steals: 1.3, blocks: 0.4 },
  forward: { scoring: 1, threes: 1, passing: 0.9, rebounds: 1.1, steals: 1, blocks: 1 },
  centre: { scoring: 0.95, threes: 0.35, passing: 0.7, rebounds: 1.9, steals: 0.7, blocks: 2.2 },
}

/** The best three get the ball more often than anybody else. */
const STARS = [1.75, 1.4, 1.2]

function skillsOf(dice: Dice, position: BasketballPosition, at: number): Record<Skill, number> {
  const some = (weight: number) => Math.max(0.1, weight * (1 + 0.22 * bell(dice)))
  const typical = TYPICAL[position]
  return {
    scoring: some(typical.scoring) * (STARS[at] ?? 1),
    threes: some(typical.threes),
    passing: some(typical.passing) * (at < 3 ? 1.25 : 1),
    rebounds: some(typical.rebounds),
    steals: some(typical.steals),
    blocks: some(typical.blocks),
  }
}

const FIVES: readonly (readonly BasketballPosition[])[] = [
  ['guard', 'guard', 'forward', 'forward', 'centre'],
  ['guard', 'guard', 'forward', 'forward', 'centre'],
  ['guard', 'forward', 'forward', 'centre'],
]

const positionsOf = (dice: Dice): BasketballPosition[] =>
  FIVES.flatMap((five) => {
    const rest = [...five]
    return five.map(() => rest.splice(dice.between(0, rest.length - 1), 1)[0]!)
  })

const ABROAD: readonly Culture[] = [
  'english',
  'english',
  'english',
  'slavic',
  'french',
  'african',
  'spanish',
  'german',
  'greek',
]

function culturesOf(dice: Dice, { league }: Club): Culture[] {
  const { culture, foreigners } = league.people
  const abroad = ABROAD.filter((each) => each !== culture)
  // Foreigners are hired because they are good: they stand among the first ten.
  const places = new Set<number>()
  while (places.size < foreigners) places.add(dice.between(0, 9))
  return Array.from({ length: SQUAD_SIZE }, (_, at) =>
    places.has(at) ? dice.pick(abroad) : culture,
  )
}

function womenNames(dice: Dice): string[] {
  const { family } = nameLists('english')
  const names = new Set<string>()
  while (names.size < SQUAD_SIZE) names.add(`${dice.pick(WOMEN_GIVEN)}·${dice.pick(family)}`)
  return [...names]
}

function shirtNumbers(dice: Dice): number[] {
  const numbers = new Set<number>()
  while (numbers.size < SQUAD_SIZE) numbers.add(dice.between(0, dice.chance(0.7) ? 25 : 55))
  return [...numbers]
}
