import { expect, test } from 'vitest'
import { nearestNames, tracesOf } from './nearest.ts'

const NAMES = ['伦敦竞技', '利兹流浪', '曼城', '北京国安', 'Arsenal']

test.each([
  ['one sign is wrong', '伦敦竞赛', ['伦敦竞技']],
  ['it sounds alike', '曼成', ['曼城']],
  ['its pinyin is mistyped', 'lundunjinji', ['伦敦竞技']],
  ['letters are left out', 'arsnal', ['Arsenal']],
  ['nothing is near', '天气预报', []],
  ['the word says nothing', '·', []],
])('names near a word: %s', (_why, word, names) => {
  expect(nearestNames(word, NAMES, 3)).toEqual(names)
})

test('the nearest stands first, and no more are told than were asked for', () => {
  const teams = ['北京海淀', '北京国安', '北京国际']
  expect(nearestNames('北京国按', teams, 2)).toEqual(['北京国安', '北京国际'])
})

test.each([
  ['pairs of signs, and sounds from each syllable on', '曼成', ['曼成'], ['manc', 'chen']],
  ['the only sign is a trace, and its sound', '曼', ['曼'], ['man']],
  ['of letters each four', 'fuham', ['fu', 'uh', 'ha', 'am'], ['fuha', 'uham', 'ham']],
  ['short sounds count where there are no others', '阿', ['阿'], ['a']],
  ['a word that says nothing leaves none', '·', [], []],
])('traces of a word: %s', (_what, word, pairs, heads) => {
  expect(tracesOf(word)).toEqual({ pairs, heads })
})
