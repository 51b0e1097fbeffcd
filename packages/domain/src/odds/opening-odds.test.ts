import { expect, test } from 'vitest'
import { openingOdds } from './opening-odds.ts'

test('prices of the running match are left out, those of the opening stand in their place', () => {
  const line = (now: number) => ({
    first: { first: 90, line: 5000, second: 96 },
    now: { first: now, line: 2500, second: 80 },
  })
  const european = {
    first: { home: 155, draw: 300, away: 400 },
    now: { home: 105, draw: 900, away: 2500 },
  }
  const opened = openingOdds({
    version: 9,
    company: 6,
    european,
    asian: line(101),
    overUnder: line(102),
  })
  expect(opened.european).toEqual({ first: european.first, now: european.first })
  expect([opened.asian.now.first, opened.overUnder.now.line]).toEqual([90, 5000])
  expect(opened.company).toBe(6)
})
