import { expect, test } from 'vitest'
import { inWords, wordQuestion } from './word-question.ts'

test.each([
  [2, '二'],
  [10, '十'],
  [15, '十五'],
  [20, '二十'],
  [59, '五十九'],
])('%i is spoken %s', (value, words) => expect(inWords(value)).toBe(words))

test('a question tells everything its answer follows from', () => {
  const { text, answer } = wordQuestion(() => 0)
  expect(text).toBe('小林有二十张球票，送出二张，又买来二张，现在有几张？')
  expect(answer).toBe(20)
})

test('no single answer is right in one of twenty questions', () => {
  const answers = new Map<number, number>()
  let all = 0
  for (let had = 0; had < 40; had += 1)
    for (let gave = 0; gave < 9; gave += 1)
      for (let got = 0; got < 9; got += 1) {
        const dice = [0, 0, had, gave, got]
        const { answer } = wordQuestion(() => dice.shift()!)
        answers.set(answer, (answers.get(answer) ?? 0) + 1)
        all += 1
      }
  expect(Math.max(...answers.values()) / all).toBeLessThan(0.05)
})
