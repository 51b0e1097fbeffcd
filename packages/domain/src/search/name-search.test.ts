import { expect, test } from 'vitest'
import { answer, answering, byLength, soundsOf, wanted } from './name-search.ts'

test.each<[word: string, name: string, at: 0 | 1 | 2 | 3 | null]>([
  ['曼城', '曼城', 0],
  ['mancheng', '曼城', 0],
  ['Man Cheng', '曼城', 0],
  ['ＭＡＮＣＨＥＮＧ', '曼城', 0],
  ["xi'an", '西安', 0],
  ['nba', 'NBA', 0],
  ['lakers', 'Lakers', 0],
  ['曼', '曼城', 1],
  ['manc', '曼城', 1],
  ['nba', 'NBA全明星赛', 1],
  ['mc', '曼城', 2],
  ['asn', '阿森纳', 2],
  ['hk', '韩K联', 2],
  ['lal', 'Los Angeles Lakers', 2],
  ['城', '曼城', 3],
  ['cheng', '曼城', 3],
  ['sn', '阿森纳', 3],
  ['lakers', 'Los Angeles Lakers', 3],
  ['杜兰', '凯文·杜兰特', 3],
  ['dulan', '凯文·杜兰特', 3],
  // Initials begin with a part of a name, not within one.
  ['baqn', '比安奇尼·巴蒂', 2],
  ['bd', '比安奇尼·巴蒂', 3],
  ['nbd', '比安奇尼·巴蒂', null],
  ['qn', '比安奇尼·巴蒂', null],
  ['hr', '洛杉矶湖人', 3],
  // ü is typed as v or u.
  ['lvzhou', '绿洲', 0],
  ['luzhou', '绿洲', 0],
  ['lüzhou', '绿洲', 0],
  ['muller', 'Müller', 0],
  ['müller', 'Müller', 0],
  // A word begins with a syllable, not within one.
  ['ancheng', '曼城', null],
  ['heng', '曼城', null],
  ['nchester', 'Manchester', 3],
  ['mancheng', '曼联', null],
  ['mcc', '曼城', null],
  ['利物浦', '曼城', null],
  ['', '曼城', null],
  [' ·', '曼城', null],
])('%j answers %j with %j', (word, name, at) => {
  expect(answer(wanted(word), name)).toBe(at)
})

test('the best answers stand first, whichever of its names a thing answers with', () => {
  const leagues = [
    ['意甲', '意大利甲级联赛'],
    ['新英超', '新英格兰联赛'],
    ['英超', '英格兰超级联赛'],
    ['英超杯', '英格兰联赛杯'],
    ['英锦', '英格兰锦标赛'],
  ]
  const found = (word: string) =>
    answering(wanted(word), leagues, (names) => names).map(([name]) => name)
  expect(found('yingchao')).toEqual(['英超', '英超杯', '新英超'])
  expect(found('ygl')).toEqual(['英超', '英超杯', '英锦', '新英超'])
  expect(found('超')).toEqual(['新英超', '英超', '英超杯'])
  expect(found('dejia')).toEqual([])
  expect(found('')).toEqual([])
})

test('short names stand first, then as they are read', () => {
  expect(['曼联', '曼城女足', '曼城', '曼城青年'].toSorted(byLength)).toEqual([
    '曼城',
    '曼联',
    '曼城女足',
    '曼城青年',
  ])
})

test('what is kept of a name holds its sounds from every syllable on', () => {
  expect(soundsOf('曼城')).toBe('|mancheng|cheng|mc|c')
  expect(soundsOf('绿洲')).toBe('|luzhou|zhou|lz|z')
  expect(soundsOf('托尼·巴蒂')).toBe('|tuonibadi|nibadi|badi|di|tnbd|bd')
  expect(soundsOf('')).toBe('')
})
