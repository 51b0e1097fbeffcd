import { expect, test } from 'vitest'
import { sportOfGame } from '#match/game-code.ts'

test.each([
  [401, 'football'],
  [405, 'football'],
  [407, 'football'],
  [406, 'basketball'],
  [999, null],
])('R-MATCH-FT-022 game %i is %s', (code, sport) => {
  expect(sportOfGame(code)).toBe(sport)
})
