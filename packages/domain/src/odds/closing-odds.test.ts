import { expect, test } from 'vitest'
import { closingOdds } from './closing-odds.ts'

const line = (water: number) => ({ first: water, line: 5000, second: 96 })
const european = (home: number) => ({ home, draw: 300, away: 400 })
const odds = {
  version: 9,
  company: 6,
  european: { first: european(155), now: european(105) },
  asian: { first: line(90), now: line(101) },
  overUnder: { first: line(90), now: line(102) },
}

test('prices of play are left out, the last ones before it stand in their place', () => {
  const closing = { european: european(149), asian: line(93), overUnder: line(94) }
  expect(closingOdds({ ...odds, closing, saidAtMs: 9 })).toEqual({
    ...odds,
    european: { first: european(155), now: european(149) },
    asian: { first: line(90), now: line(93) },
    overUnder: { first: line(90), now: line(94) },
  })
})

test('where the present price is not of play it stays', () => {
  expect(closingOdds(odds)).toEqual(odds)
})
