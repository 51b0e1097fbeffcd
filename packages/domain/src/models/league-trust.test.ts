import { expect, test } from 'vitest'
import { seededDice } from '#scoring/dice.ts'
import { leagueTrust } from './league-trust.ts'

/** A league whose closing odds go so much further towards the ratings than was guessed. */
function learned(share: number, matches: number) {
  const dice = seededDice(4)
  const trust = leagueTrust()
  for (let match = 0; match < matches; match++) {
    const gap = dice() - 0.5
    trust.learn(1, gap, share * gap - trust.extra(1, gap))
  }
  return trust
}

test('a league never seen has no extra', () => {
  expect(leagueTrust().extra(5, 0.4)).toBe(0)
  expect(learned(0.3, 500).extra(2, 0.4)).toBe(0)
})

test.each([0.3, -0.2])('a share of %d is found, and few matches find less of it', (share) => {
  expect(learned(share, 2000).extra(1, 1)).toBeCloseTo(share, 2)
  const early = learned(share, 10).extra(1, 1)
  expect(early / share).toBeGreaterThan(0)
  expect(early / share).toBeLessThan(0.6)
})
