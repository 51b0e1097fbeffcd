import { expect, test } from 'vitest'
import { seededDice } from '@linmen/domain/chance/dice.ts'
import { dixonColes, likelihood } from './dixon-coles.ts'
import { addMatch, emptySums, newPair, newTeam } from './pair-sums.ts'

const TEAMS = ['A', 'B', 'C', 'D', 'E', 'F']

function poisson(dice: () => number, mean: number): number {
  let goals = 0
  for (let left = dice(); left > Math.exp(-mean); left *= dice()) goals++
  return goals
}

/** Attack falls from the first team to the last; home teams score a fifth more. */
function season(dice: () => number, rounds: number) {
  const strength = (team: number) => 0.5 - 0.2 * team
  return Array.from({ length: rounds }, (_, day) =>
    TEAMS.flatMap((home, h) =>
      TEAMS.flatMap((away, a) => {
        if (h === a) return []
        const homeGoals = poisson(dice, Math.exp(0.2 + strength(h) - strength(a)))
        const awayGoals = poisson(dice, Math.exp(strength(a) - strength(h)))
        return [{ day, home, away, homeGoals, awayGoals }]
      }),
    ),
  ).flat()
}

test('the slope is that of the likelihood, in every direction', () => {
  const sums = emptySums()
  TEAMS.forEach(() => newTeam(sums))
  const dice = seededDice(3)
  for (const match of season(dice, 3)) {
    const pair = newPair(sums, TEAMS.indexOf(match.home), TEAMS.indexOf(match.away))
    addMatch(sums, pair, match, 1 / (1 + match.day))
  }
  const value = likelihood(sums, 0.7)
  const point = Float64Array.from({ length: 14 }, () => 0.4 * dice() - 0.2)
  point[13] = -0.07
  const slope = new Float64Array(14)
  value(point, slope)
  const rest = new Float64Array(14)
  for (let i = 0; i < 14; i++) {
    const [up, down] = [1e-5, -1e-5].map((step) => value(point.with(i, point[i]! + step), rest))
    expect(slope[i]).toBeCloseTo((up! - down!) / 2e-5, 4)
  }
})

test('strengths, home advantage and goals are found again in made-up seasons', () => {
  const model = dixonColes({ decay: 0, ridge: 0 })
  for (const match of season(seededDice(7), 200)) model.add(match)
  model.fit(200)
  expect(model.homeAdvantage).toBeCloseTo(0.2, 1)
  const { homeGoals, awayGoals, rho } = model.forecast('A', 'C')
  expect(homeGoals / Math.exp(0.6)).toBeGreaterThan(0.9)
  expect(homeGoals / Math.exp(0.6)).toBeLessThan(1.1)
  expect(awayGoals).toBeLessThan(0.75)
  expect(Math.abs(rho)).toBeLessThan(0.08)
})

test('a refit after each day ends where a single fit ends', () => {
  const matches = season(seededDice(11), 8)
  const daily = dixonColes({ decay: 0.01, ridge: 1 })
  const once = dixonColes({ decay: 0.01, ridge: 1 })
  for (const match of matches) {
    if (match.home === 'A' && match.away === 'B' && match.day > 0) daily.fit(match.day)
    for (const model of [daily, once]) model.add(match)
  }
  expect(daily.fit(10)).toBeCloseTo(once.fit(10), 4)
  expect(daily.forecast('B', 'F').homeGoals).toBeCloseTo(once.forecast('B', 'F').homeGoals, 3)
})

const played = (
  day: number,
  ...[home, away, homeGoals, awayGoals]: [string, string, number, number]
) => ({ day, home, away, homeGoals, awayGoals })

test('old matches fade', () => {
  const model = dixonColes({ decay: 0.05, ridge: 1 })
  for (let round = 0; round < 10; round++) {
    model.add(played(0, 'A', 'B', 0, 3))
    model.add(played(0, 'B', 'A', 3, 0))
    model.add(played(100, 'A', 'B', 3, 0))
    model.add(played(100, 'B', 'A', 0, 3))
  }
  model.fit(101)
  expect(model.forecast('A', 'B').homeGoals).toBeGreaterThan(2)
})

test('strengths follow what was deserved, and may be stretched', () => {
  const at = (stretch: number) => {
    const model = dixonColes({ decay: 0, ridge: 0.1, stretch })
    for (let round = 0; round < 20; round++) {
      model.add({ ...played(0, 'A', 'B', 2, 2), deserved: [2.5, 0.5] })
      model.add({ ...played(1, 'B', 'A', 2, 2), deserved: [0.5, 2.5] })
    }
    model.fit(2)
    return model.forecast('A', 'B')
  }
  expect(at(1).homeGoals).toBeCloseTo(2.5, 1)
  expect(at(1).awayGoals).toBeCloseTo(0.5, 1)
  expect(at(1.5).homeGoals).toBeGreaterThan(at(1).homeGoals)
  expect(at(1.5).awayGoals).toBeLessThan(at(1).awayGoals)
})

test('tiers are linked by the teams that change between them', () => {
  const model = dixonColes({ decay: 0, ridge: 0.5 })
  for (let round = 0; round < 20; round++) {
    model.add(played(0, 'Top', 'Mover', 3, 0))
    model.add(played(0, 'Mover', 'Top', 0, 2))
    model.add(played(1, 'Mover', 'Low', 2, 0))
    model.add(played(1, 'Low', 'Mover', 0, 2))
  }
  model.fit(2)
  const { homeGoals, awayGoals } = model.forecast('Top', 'Low')
  expect(homeGoals).toBeGreaterThan(3)
  expect(awayGoals).toBeLessThan(0.5)
})

test('a team never seen is an average one', () => {
  const model = dixonColes({ decay: 0, ridge: 1 })
  model.add(played(0, 'A', 'B', 1, 1))
  model.fit(1)
  expect(model.forecast('New', 'Newer').awayGoals).toBe(1)
})
