import { expect, test } from 'vitest'
import { NEWS_SHOWN_MS, stackNews, type NewsStack } from './news-stack.ts'

type News = { matchId: string; word: string }
const NOW = 1000
const stack = (...told: [matchId: string, word: string, atMs: number][]) =>
  told.reduce<NewsStack<News> | null>(
    (held, [matchId, word, atMs]) => stackNews(held, { matchId, word }, atMs),
    null,
  )!

test('news are shown for six seconds from the newest', () => {
  expect(stack(['a', 'goal', NOW])).toMatchObject({ more: 0, untilMs: NOW + 6000 })
  expect(stack(['a', 'goal', NOW], ['b', 'goal', NOW + 500]).untilMs).toBe(NOW + 6500)
})

test('the newest stands alone and counts the others', () => {
  const { newest, more } = stack(['a', 'goal', NOW], ['b', 'goal', NOW], ['c', 'red card', NOW])
  expect(newest).toEqual({ matchId: 'c', word: 'red card' })
  expect(more).toBe(2)
})

test('of one match only the newest is news', () => {
  const { newest, more } = stack(['a', 'goal', NOW], ['a', 'correction', NOW + 1])
  expect(newest.word).toBe('correction')
  expect(more).toBe(0)
})

test.each([
  ['the last moment', NEWS_SHOWN_MS - 1, 1],
  ['its time is up', NEWS_SHOWN_MS, 0],
])('what is shown no more is not counted: %s', (_name, laterMs, more) => {
  expect(stack(['a', 'goal', NOW], ['b', 'goal', NOW + laterMs]).more).toBe(more)
})
