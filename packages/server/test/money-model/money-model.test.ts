import { expect, test } from 'vitest'
import { isBroken } from '#test/faults/fault.ts'
import { moneyModel } from '#test/faults/money-model.ts'

// A few seeds; many of them belong to `npm run faults`.
test('forty deeds in any order leave the money that a model without our code says', async () => {
  const figures = await moneyModel.run(3)
  expect(figures.filter(isBroken)).toEqual([])
})
