import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { nameLists, type Culture } from './cultures.ts'

/** Which of several lists that are read together. */
export interface ListPlace {
  readonly at: number
  readonly of: number
}

const ALONE: ListPlace = { at: 0, of: 1 }
/** A small people may have no other name left. */
const TRIES = 400

/** A name nobody famous has, as a Chinese newspaper would write it. */
export function personName(dice: Dice, culture: Culture): string {
  const { given, family, familyFirst } = nameLists(culture)
  const [first, last] = [dice.pick(given), dice.pick(family)]
  return familyFirst ? `${last}${first}` : `${first}·${last}`
}

/**
 * Names of people who stand in one list together: no two are the same. Lists that are read together, as the squads of
 * a league, know their places: a name belongs to one place alone, so no list has to know the others.
 */
export function personNames(
  dice: Dice,
  cultures: readonly Culture[],
  place: ListPlace = ALONE,
): string[] {
  const taken = new Set<string>()
  return cultures.map((culture) => {
    let name = personName(dice, culture)
    for (let left = TRIES; taken.has(name) || (left > 0 && !belongs(name, place)); left -= 1)
      name = personName(dice, culture)
    taken.add(name)
    return name
  })
}

const belongs = (name: string, { at, of }: ListPlace): boolean =>
  of === 1 || diceFor('place of a name', name).between(0, of - 1) === at
