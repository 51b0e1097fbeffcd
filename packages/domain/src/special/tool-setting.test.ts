import { expect, test } from 'vitest'
import { cents } from '#money/cents.ts'
import { offered, priceFault } from './tool-setting.ts'
import { toolOf } from './tools.ts'

const price = { member: cents(700), others: cents(1500) }

test('a tool nobody has touched is on, at its own price', () => {
  expect(offered(toolOf('radar'), undefined)).toEqual({ ...toolOf('radar'), on: true })
})

test('what was set counts, and what the match page shows stays free', () => {
  expect(offered(toolOf('radar'), { on: false, price })).toMatchObject({ on: false, price })
  expect(offered(toolOf('radar'), { on: true, price: null }).price).toBeNull()
  expect(offered(toolOf('kelly'), { on: true, price }).price).toBeNull()
})

test.each([
  ['radar', 600, 1200, null],
  ['radar', 600, 600, null],
  ['radar', 0, 0, null],
  ['radar', 600, 599, 'upside_down'],
  ['radar', 0, 600, 'half'],
  ['radar', 600, 0, 'half'],
  ['kelly', 0, 0, null],
  ['kelly', 600, 1200, 'not_sold'],
] as const)('%s at %i and %i: %s', (tool, member, others, fault) => {
  expect(priceFault(toolOf(tool), { member, others })).toBe(fault)
})
