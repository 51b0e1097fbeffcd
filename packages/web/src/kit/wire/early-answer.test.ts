import { afterEach, expect, test } from 'vitest'
import { earlyAnswer } from './early-answer.ts'

const ASKED = '{"apiName":"getMatchListByDate"}'
const URL = '/sportdata/f?platform=wap'

afterEach(() => delete window.early)

test('an answer is taken once, and only by its own question', async () => {
  const response = new Response('{}')
  window.early = new Map([[ASKED, Promise.resolve(response)]])
  expect(await earlyAnswer(URL, '{"apiName":"other"}')).toBeUndefined()
  expect(await earlyAnswer('/api/other', ASKED)).toBeUndefined()
  expect(await earlyAnswer(URL, ASKED)).toBe(response)
  expect(await earlyAnswer(URL, ASKED)).toBeUndefined()
})

test('without a start page nothing was asked', async () => {
  expect(await earlyAnswer(URL, ASKED)).toBeUndefined()
})
