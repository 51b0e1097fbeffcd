import { expect, test } from 'vitest'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { leagueTrust } from './league-trust.ts'

/** A league whose closing odds go so much further towards ratings, home sides and favourites. */
function learned(share: number, matches: number, home = 0, favourite = 0) {
  const dice = seededDice(4)
  const trust = leagueTrust()
  for (let match = 0; match < matches; match++) {
    const gap = dice() - 0.5
    const edge = dice() - 0.5
    const missed = share * gap + home + favourite * Math.sign(edge)
    trust.learn(1, { edge, gap }, { edge: missed, draw: home })
  }
  return trust
}

const look = (gap: number, edge = 0) => ({ gap, edge })

test('a league never seen has no extra', () => {
  const nothing = { edge: 0, draw: 0 }
  expect(leagueTrust().extra(5, look(0.4))).toEqual(nothing)
  expect(learned(0.3, 500).extra(2, look(0.4))).toEqual(nothing)
})

test.each([0.3, -0.2])('a share of %d is found, and few matches find less of it', (share) => {
  expect(learned(share, 2000).extra(1, look(1)).edge).toBeCloseTo(share, 2)
  const early = learned(share, 10).extra(1, look(1)).edge
  expect(early / share).toBeGreaterThan(0)
  expect(early / share).toBeLessThan(0.6)
})

test('where home sides, favourites and draws of a league are going is found', () => {
  const trust = learned(0.1, 2000, 0.04, 0.02)
  expect(trust.extra(1, look(0, 1)).edge).toBeCloseTo(0.06, 2)
  expect(trust.extra(1, look(0, -1)).edge).toBeCloseTo(0.02, 2)
  expect(trust.extra(1, look(0)).draw).toBeCloseTo(0.04, 2)
})
