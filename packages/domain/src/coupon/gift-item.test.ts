import { expect, test } from 'vitest'
import { amountOff, freeUpTo, itemText } from './gift-item.ts'

const minus8 = amountOff('方案满减券', 'plan', 8, 30)
const free = freeUpTo('解读免费券', 'interpretation', 38)

test('coupons before anybody has them are kept in fen', () => {
  expect(minus8).toEqual({
    ...{ name: '方案满减券', kind: 'amountOff', category: 'plan' },
    ...{ worth: 800, threshold: 3000 },
  })
  expect(free).toEqual({
    ...{ name: '解读免费券', kind: 'free', category: 'interpretation' },
    ...{ worth: 0, threshold: 3800 },
  })
})

test.each([
  [{ coupon: minus8, count: 1 }, '满 30 减 8'],
  [{ coupon: amountOff('零头券', 'plan', 2.5, 10.5), count: 2 }, '满 10.5 减 2.5'],
  [{ coupon: free, count: 1 }, '38 金币以内免费看'],
  [{ card: { name: '折扣卡', percent: 90, uses: 3 } }, '方案、解读 9 折，可用 3 次'],
  [{ card: { name: '折扣卡', percent: 85, uses: 1 } }, '方案、解读 8.5 折，可用 1 次'],
] as const)('a gift says of itself what it is: %o', (item, text) => {
  expect(itemText(item)).toBe(text)
})
