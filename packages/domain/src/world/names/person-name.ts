import type { Dice } from '#world/dice.ts'
import { nameLists, type Culture } from './cultures.ts'

/** A name nobody famous has, as a Chinese newspaper would write it. */
export function personName(dice: Dice, culture: Culture): string {
  const { given, family, familyFirst } = nameLists(culture)
  const [first, last] = [dice.pick(given), dice.pick(family)]
  return familyFirst ? `${last}${first}` : `${first}·${last}`
}

/** Names of people who stand in one list together: no two are the same. */
export function personNames(dice: Dice, cultures: readonly Culture[]): string[] {
  const taken = new Set<string>()
  return cultures.map((culture) => {
    let name = personName(dice, culture)
    while (taken.has(name)) name = personName(dice, culture)
    taken.add(name)
    return name
  })
}
