import { expect, test } from 'vitest'
import { calledLeagues } from './called-leagues.ts'

const leagues = [
  { name: 'WNBA', fullName: '美国女子职业篮球联赛' },
  { name: 'NBA', fullName: '美国职业篮球联赛' },
]

test.each([
  ['its short name', 'NBA', ['NBA']],
  ['small and wide letters', ' ｎba ', ['NBA']],
  ['its long name', '美国职业篮球联赛', ['NBA']],
  ['a part of it', 'NB', []],
  ['nothing', ' ', []],
])('a competition is called by %s', (_what, word, called) => {
  expect(calledLeagues(word, leagues).map(({ name }) => name)).toEqual(called)
})
