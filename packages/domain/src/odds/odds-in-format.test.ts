import { expect, it } from 'vitest'
import {
  isOddsReading,
  priceIn,
  priceMark,
  waterIn,
  waterMark,
  type OddsReading,
} from './odds-in-format.ts'

it.each<[number, OddsReading, string]>([
  [192, 'usual', '1.92'],
  [1500, 'usual', '15.0'],
  [192, 'decimal', '1.92'],
  [192, 'hongKong', '0.92'],
  [192, 'malay', '0.92'],
  [250, 'malay', '-0.67'],
  [200, 'malay', '1.00'],
  [250, 'american', '+150'],
  [200, 'american', '+100'],
  [192, 'american', '-109'],
  [0, 'american', '-'],
])('a result at %i reads in %s as %s', (hundredths, reading, text) => {
  expect(priceIn(hundredths, reading)).toBe(text)
})

it.each<[number, OddsReading, string]>([
  [88, 'usual', '0.88'],
  [88, 'hongKong', '0.88'],
  [88, 'decimal', '1.88'],
  [105, 'malay', '-0.95'],
  [88, 'american', '-114'],
  [0, 'usual', '-'],
])('water of %i reads in %s as %s', (hundredths, reading, text) => {
  expect(waterIn(hundredths, reading)).toBe(text)
})

it.each<[OddsReading, string, string]>([
  ['usual', '1.00', '0.00'],
  ['decimal', '1.00', '1.00'],
  ['hongKong', '0.00', '0.00'],
  ['malay', '0.00', '0.00'],
  ['american', '', ''],
])('at a mark below every price %s has %o, of water %o', (reading, price, water) => {
  expect([priceMark(100, reading), waterMark(0, reading)]).toEqual([price, water])
})

it('a mark among the prices is written as they are', () => {
  expect([priceMark(250, 'malay'), waterMark(88, 'american')]).toEqual(['-0.67', '-114'])
})

it('only a known word is a reading', () => {
  expect([isOddsReading('malay'), isOddsReading('indonesian'), isOddsReading(3)]).toEqual([
    true,
    false,
    false,
  ])
})
