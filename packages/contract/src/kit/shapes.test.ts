import fc from 'fast-check'
import { expect, test } from 'vitest'
import { named, nullable, optional, withDefault } from '#kit/codec.ts'
import { bit, interpretationKind, phone, sport } from '#kit/legacy-words.ts'
import { pageNo, pageOf, pageSize } from '#kit/paging.ts'
import { coins, day, id, int, moment, text, words, type Cents } from '#kit/scalars.ts'
import { commaList, list, none, record, shape, variants } from '#kit/shapes.ts'

const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)
const cents = fc.integer({ min: 0, max: 99_999_999_999 }).map((fen) => fen as Cents)

test('money survives the wire to the fen', () => {
  fc.assert(
    fc.property(cents, (fen) => {
      const wire = JSON.parse(JSON.stringify(coins.encode(fen)))
      expect(coins.decode(wire)).toBe(fen)
      expect(coins.decode(String(wire))).toBe(fen)
    }),
  )
})

test('a shape with renamed, optional and nested fields survives the wire', () => {
  const row = shape({
    sport: named('qiuFlag', sport),
    matchIds: named('matchIdList', list(id)),
    note: optional(text()),
    owner: nullable(id),
    open: bit,
    price: coins,
    scores: record(int({ max: 300 })),
  })
  const house = fc.record(
    {
      sport: fc.constantFrom('football' as const, 'basketball' as const),
      matchIds: fc.array(ids, { maxLength: 20 }),
      note: fc.string({ minLength: 1, maxLength: 200 }),
      owner: fc.option(ids),
      open: fc.boolean(),
      price: cents,
      scores: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.integer({ min: 0, max: 300 })),
    },
    { requiredKeys: ['sport', 'matchIds', 'owner', 'open', 'price', 'scores'] },
  )
  fc.assert(
    fc.property(house, (value) => {
      const wire = JSON.parse(JSON.stringify(row.encode(value)))
      expect(row.decode(wire)).toEqual(value)
    }),
  )
})

test('a comma list survives the query string and accepts a real list', () => {
  const codec = commaList(id)
  fc.assert(
    fc.property(fc.array(ids, { maxLength: 50 }), (value) => {
      expect(codec.decode(codec.encode(value))).toEqual(value)
      expect(codec.decode(value)).toEqual(value)
    }),
  )
})

test('a comma list has a limit', () => {
  expect(() => commaList(id, { max: 2 }).decode('1,2,3')).toThrow('最多 2 项')
})

test('variants travel with their word and are told apart by it', () => {
  const change = variants('kind', {
    goal: shape({ minute: int({ max: 130 }) }),
    card: shape({ minute: int({ max: 130 }), player: id }),
  })
  const house = fc.oneof(
    fc.record({ kind: fc.constant('goal' as const), minute: fc.integer({ min: 0, max: 130 }) }),
    fc.record({
      kind: fc.constant('card' as const),
      minute: fc.integer({ min: 0, max: 130 }),
      player: ids,
    }),
  )
  fc.assert(
    fc.property(house, (value) => {
      expect(change.decode(JSON.parse(JSON.stringify(change.encode(value))))).toEqual(value)
    }),
  )
})

test.each([['unknown'], ['toString'], ['__proto__'], [undefined], [1]])(
  'a variant called %s is refused',
  (kind) => {
    expect(() => variants('kind', { goal: none }).decode({ kind })).toThrow('kind 未知的类别')
  },
)

test('a default stands in for a missing, null or empty value and nothing else', () => {
  const codec = withDefault(int(), 5)
  expect([undefined, null, ''].map((wire) => codec.decode(wire))).toEqual([5, 5, 5])
  expect(codec.decode(0)).toBe(0)
  expect(() => codec.decode('x')).toThrow()
  expect(shape({ size: codec }).schema).toMatchObject({ required: [] })
})

test('pages start at one and have a bounded size', () => {
  const input = shape({ pageNo, pageSize: pageSize(20) })
  expect(input.decode({})).toEqual({ pageNo: 1, pageSize: 20 })
  expect(() => input.decode({ pageSize: 101 })).toThrow('pageSize')
  expect(() => input.decode({ pageNo: 0 })).toThrow('pageNo')
  const page = pageOf(id)
  expect(page.encode({ items: ['a'], hasNext: false })).toEqual({
    dataList: ['a'],
    hasNext: false,
  })
})

test('decoding never answers anything but a value or a complaint', () => {
  const codecs = [
    shape({ a: id, b: optional(int()) }),
    list(coins),
    commaList(int()),
    record(day),
    variants('t', { a: none }),
    moment,
    phone,
    interpretationKind,
    words({ yes: 'y' }),
  ]
  const anything = fc.anything({ withNullPrototype: true })
  fc.assert(
    fc.property(fc.constantFrom(...codecs), anything, (one, wire) => {
      expect(['a value', 'WireError']).toContain(outcome(() => one.decode(wire)))
    }),
  )
})

test('fields nobody declared never reach the house', () => {
  const row = shape({ id })
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), ids, (extra, own) => {
      expect(row.decode({ ...extra, id: own })).toEqual({ id: own })
    }),
  )
})

function outcome(decode: () => unknown): string {
  try {
    decode()
    return 'a value'
  } catch (error) {
    return error instanceof Error ? error.name : String(error)
  }
}
