import { expect, test } from 'vitest'
import { issueText, numberIn } from './lotteries.ts'

const match = { number: '周一001', beijingNumber: 12, poolPlace: 3 }

test.each([
  [null, '周一001'],
  ['footballSingle', '周一001'],
  ['beijingSingle', '北单 12'],
  ['winDrawLose', '足彩 3'],
] as const)('in a list of %s a match is numbered %s', (lottery, text) => {
  expect(numberIn(match, lottery)).toBe(text)
})

test('a match without a number in the game shows none, whatever it has elsewhere', () => {
  expect(numberIn({ number: '周一001' }, 'beijingSingle')).toBe('')
  expect(numberIn({ number: null }, null)).toBe('')
})

test('the issue is named where the game has one on the day', () => {
  const day = { beijingIssue: '261116', poolIssue: '26184' }
  expect(issueText('beijingSingle', day)).toBe('北单 261116 期')
  expect(issueText('winDrawLose', day)).toBe('足彩 26184 期')
  expect(issueText('footballSingle', day)).toBe('')
  expect(issueText('winDrawLose', {})).toBe('')
})
