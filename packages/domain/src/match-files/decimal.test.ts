import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal } from './decimal.ts'

test.each([
  '',
  '-',
  '.',
  '-.5',
  '.5',
  '5.',
  '0',
  '-0',
  '-0.0',
  '0.1',
  '2.15',
  '-0.75',
  '1.005',
  '007.50',
  '1..2',
  '1.2.3',
  '--1',
  '+1',
  ' 1',
  '1 ',
  '1e3',
  '0x10',
  'NaN',
  '一',
  '999999999999999',
  '9999999999999999',
  '123456789.1234',
])('%j is read as always', (text) => {
  expect(decimal(text)).toBe(Number(text))
})

test('whatever the digits, a number is the one that is always read', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.-'), maxLength: 18 })
  fc.assert(fc.property(digits, (text) => Object.is(decimal(text), Number(text))))
})
