import { expect, test } from 'vitest'
import { setMealCovers, setMealScope, type PlanSport } from './set-meal-cover.ts'

test.each<[PlanSport, 'jingcai' | 'pool']>([
  ['football', 'jingcai'],
  ['basketball', 'jingcai'],
  ['single', 'jingcai'],
  ['pool14', 'pool'],
  ['pick9', 'pool'],
])('a plan on %s takes looks of the %s scope', (sport, scope) => {
  expect(setMealScope(sport)).toBe(scope)
})

test.each<[string, boolean, PlanSport, [number, number], boolean]>([
  ['R-PLAN-015 looks in its scope', true, 'football', [1, 0], true],
  ['R-PLAN-015 looks in the other scope', true, 'football', [0, 1], false],
  ['R-PLAN-015 a pool with looks in its scope', true, 'pick9', [0, 1], true],
  ['R-PLAN-015 a pool with looks in the other scope', true, 'pool14', [1, 0], false],
  ['R-PLAN-015 not offered for set meals', false, 'football', [1, 1], false],
  ['R-PLAN-015 no looks left', true, 'football', [0, 0], false],
])('%s', (_name, inSetMeals, sport, [jingcai, pool], covers) => {
  expect(setMealCovers({ inSetMeals, sport }, { jingcai, pool })).toBe(covers)
})
