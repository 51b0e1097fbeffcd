import { expect, test } from 'vitest'
import { shape } from '#kit/shapes.ts'
import { coins, flag, id, int, text, words } from '#kit/scalars.ts'
import { named, optional } from '#kit/codec.ts'

const sport = words({ football: 1, basketball: 2 })

test.each([
  ['a whole number', int(), 7, 7],
  ['a whole number in a query string', int(), '7', 7],
  ['coins with one decimal', coins, 30.4, 3040],
  ['coins with two decimals', coins, 0.07, 7],
  ['coins from a query string', coins, '12.30', 1230],
  ['a flag from a query string', flag, '0', false],
  ['an id that an old client sends as a number', id, 42, '42'],
  ['a word from its legacy code', sport, '2', 'basketball'],
])('%s is understood', (_name, codec, wire, house) => {
  expect(codec.decode(wire)).toBe(house)
})

test.each([
  ['scientific notation', int(), '1e3'],
  ['a leading zero', int(), '07'],
  ['a fraction', int(), 1.5],
  ['a list for a number', int(), [1]],
  ['a third decimal', coins, 1.005],
  ['a negative amount', coins, -1],
  ['infinity', coins, Infinity],
  ['a text with a null character', text(), 'a\0b'],
  ['an id with a slash', id, '../1'],
  ['an unknown code', sport, 3],
])('%s is refused', (_name, codec, wire) => {
  expect(() => codec.decode(wire)).toThrow()
})

test('a shape translates names and drops what it does not know', () => {
  const row = shape({ sport: named('qiuFlag', sport), note: optional(id) })
  expect(row.decode({ qiuFlag: 1, note: '', extra: 'x' })).toEqual({ sport: 'football' })
  expect(row.encode({ sport: 'basketball' })).toEqual({ qiuFlag: 2 })
})

test('a complaint names the field by its wire name and path', () => {
  const row = shape({ inner: shape({ sport: named('qiuFlag', sport) }) })
  expect(() => row.decode({ inner: { qiuFlag: 9 } })).toThrow('inner.qiuFlag 应为 1、2 之一')
})

test('inherited names are not fields', () => {
  expect(() => shape({ constructor: id }).decode({})).toThrow()
})
