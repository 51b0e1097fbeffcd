import type { LeagueEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { expect, test } from 'vitest'
import { byCountry, hotFirst, lettersOf } from './league-order.ts'

const league = (id: string, over: Partial<LeagueEntry> = {}): LeagueEntry => ({
  id,
  name: `联赛${id}`,
  fullName: `联赛${id}`,
  letter: 'L',
  colour: '#000000',
  hot: false,
  category: 2,
  level: 1,
  kind: 'league',
  logo: '',
  countryId: '1',
  countryName: '甲',
  ...over,
})

test('well-known leagues come first, in the order people look for them', () => {
  const leagues = [
    league('40'),
    league('10', { hot: true, category: 1 }),
    league('23', { hot: true, category: 5 }),
    league('13', { hot: true }),
    league('11', { hot: true }),
  ]
  const order = hotFirst([{ category: 2, leagues }]).map(({ id }) => id)
  expect(order).toEqual(['11', '13', '10', '23', '40'])
})

const countries = [
  { id: '2', name: '乙', letter: 'Y' },
  { id: '1', name: '甲', letter: 'J' },
  { id: '3', name: '丙', letter: 'B' },
]

test('under a country the highest level comes first and cups last', () => {
  const leagues = [league('3', { kind: 'cup', level: 0 }), league('2', { level: 2 }), league('1')]
  const [group] = byCountry(countries, leagues)
  expect(group?.leagues.map(({ id }) => id)).toEqual(['1', '2', '3'])
})

test('countries stand by letter, and those without leagues are left out', () => {
  const groups = byCountry(countries, [league('1'), league('5', { countryId: '2' })])
  expect(groups.map(({ country }) => country)).toEqual(['甲', '乙'])
  expect(lettersOf(groups)).toEqual(['J', 'Y'])
})

test('countries of one letter stand as they are read', () => {
  const read = ['阿根廷', '爱尔兰', '奥地利', '秘鲁', '波兰']
  const rows = read.map((name, at) => ({ id: `${at}`, name, letter: at < 3 ? 'A' : 'B' }))
  const leagues = rows.map(({ id }) => league(id, { countryId: id }))
  const groups = byCountry(rows.toReversed(), leagues)
  expect(groups.map(({ country }) => country)).toEqual(read)
})
