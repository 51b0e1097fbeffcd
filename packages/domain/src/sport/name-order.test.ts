import { expect, test } from 'vitest'
import { byLetter, byName, initialOf } from '#sport/name-order.ts'

test.each([
  ['阿根廷', 'A'],
  ['埃及', 'A'],
  ['冰岛', 'B'],
  ['厄瓜多尔', 'E'],
  ['卡塔尔', 'K'],
  ['欧冠', 'O'],
  ['泰超', 'T'],
  ['乌拉圭', 'W'],
  ['中超', 'Z'],
  ['座右铭杯', 'Z'],
  // Characters with two readings.
  ['秘鲁', 'B'],
  ['秘密杯', 'M'],
  ['重庆', 'C'],
  ['重炮杯', 'Z'],
  ['厦门', 'X'],
  ['长春', 'C'],
  ['长老杯', 'Z'],
  ['朝鲜', 'C'],
  ['番禺', 'P'],
  ['六安', 'L'],
  ['曾诚', 'Z'],
  ['单欢欢', 'S'],
  ['解放者杯', 'J'],
  ['解小龙', 'X'],
  ['朴智星', 'P'],
  // Letters of the alphabet, as they are written.
  ['NBA', 'N'],
  ['k联赛', 'K'],
  ['Ｊ联赛', 'J'],
  ['Éire', 'E'],
  ['  澳洲NBL', 'A'],
  // Anything else has none.
  ['2. Bundesliga', ''],
  ['Премьер', ''],
  ['', ''],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

const sorted = (...names: string[]) => names.toSorted(byName)

test.each([
  ['by pinyin, not by number or stroke', ['阿根廷', '埃及', '爱尔兰', '奥地利', '澳大利亚']],
  ['a second reading counts', ['巴西', '比利时', '秘鲁', '冰岛', '波兰']],
  ['in the middle too', ['韩国长城', '韩国成都', '韩国首尔']],
  ['tones after syllables', ['英超', '英甲', '英乙']],
  ['characters before the alphabet', ['韩国杯', '韩K2联', '韩K联']],
  ['numbers as numbers', ['第2级', '第10级']],
  ['capitals and wide letters alike', ['CBA', 'ｎba', 'WNBA']],
])('%s', (_case, names) => {
  expect(sorted(...names.toReversed())).toEqual(names)
})

test('what has no letter comes last, and a small letter is a large one', () => {
  const rows = [
    { name: '2. Liga', letter: '' },
    { name: '中超', letter: 'Z' },
    { name: '澳超', letter: 'a' },
    { name: '阿甲', letter: 'A' },
  ]
  expect(rows.toSorted(byLetter).map(({ name }) => name)).toEqual([
    '阿甲',
    '澳超',
    '中超',
    '2. Liga',
  ])
})
