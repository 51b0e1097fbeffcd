import { expect, test } from 'vitest'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { nameLists, type Culture } from './cultures.ts'
import { personName, personNames } from './person-name.ts'

const CULTURES: readonly Culture[] = [
  'english',
  'spanish',
  'slavic',
  'arabic',
  'chinese',
  'japanese',
  'thai',
]

test.each(CULTURES)('%s names fit a line and are made of the lists', (culture) => {
  const { given, family, familyFirst } = nameLists(culture)
  expect(new Set(given).size).toBe(given.length)
  expect(new Set(family).size).toBe(family.length)
  const dice = diceFor('names', culture)
  for (let at = 0; at < 50; at += 1) {
    const name = personName(dice, culture)
    expect(name.length).toBeLessThanOrEqual(14)
    expect(name.includes('·')).toBe(!familyFirst)
  }
})

test('nobody in one list has the name of another', () => {
  const names = personNames(
    diceFor('list'),
    Array.from({ length: 60 }, () => 'vietnamese' as const),
  )
  expect(new Set(names).size).toBe(60)
})

test('lists that are read together have no name in common', () => {
  const lists = Array.from({ length: 20 }, (_, at) =>
    personNames(
      diceFor('lists', at),
      Array.from({ length: 24 }, () => 'english' as const),
      { at, of: 20 },
    ),
  )
  expect(new Set(lists.flat()).size).toBe(480)
})
