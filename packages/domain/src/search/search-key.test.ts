import { expect, test } from 'vitest'
import { searchKey } from '#search/search-key.ts'

test.each([
  ['NBA', 'nba'],
  ['ｎｂａ', 'nba'],
  ['FC 南岭', 'fc南岭'],
  ['纳赛尔·塔哈', '纳赛尔塔哈'],
  ['纳赛尔・塔哈', '纳赛尔塔哈'],
  ['纳赛尔.塔哈 ', '纳赛尔塔哈'],
  ["O'Neil-Smith", 'oneilsmith'],
  ['  ', ''],
  ['·', ''],
])('%s is looked for as %s', (text, key) => {
  expect(searchKey(text)).toBe(key)
})
