import { expect, test } from 'vitest'
import { matchedByHour, type Published } from './matched-hours.ts'

const HOUR_MS = 3_600_000
const UNTIL_MS = 100 * HOUR_MS

/** Published so many hours before the end, with so much on the home side. */
const told = (before: number, home: number): Published => ({
  atMs: UNTIL_MS - before * HOUR_MS,
  home,
  draw: home / 2,
  away: 10,
})
const hours = (ms: number) => Math.round((UNTIL_MS - ms) / (HOUR_MS / 100)) / 100

/** `3:10` is told three hours before the end; `3-2 10` came between two hours. */
const spans = (published: string) =>
  matchedByHour(
    published.split(' ').map((each) => {
      const [before, home] = each.split(':').map(Number)
      return told(before!, home!)
    }),
    UNTIL_MS,
  )
    .map(({ fromMs, untilMs, home }) => `${hours(fromMs)}-${hours(untilMs)} ${home}`)
    .join(', ')

test.each([
  ['three publications are two spans, which are too few', '2:10 1:30 0:60', ''],
  ['every hour has what came in it', '3:10 2:20 1:50 0:90', '3-2 10, 2-1 30, 1-0 40'],
  [
    'an hour without publication makes one span of two',
    ...['4:10 2:20 1:50 0:90', '4-2 10, 2-1 30, 1-0 40'],
  ],
  [
    'of several the one nearest to an hour before the next counts, of two as near the later',
    ...['3:10 2.3:12 2.1:20 1.25:40 0.75:50 0.2:80 0:90', '3-2.1 10, 2.1-0.75 30, 0.75-0 40'],
  ],
  [
    'hours are counted back from the newest, however old it is',
    ...['8.6:10 7.5:20 6.6:50 5.5:90', '8.6-7.5 10, 7.5-6.6 30, 6.6-5.5 40'],
  ],
  [
    'a newest one between the hours makes one span shorter and leaves the others',
    ...['3:10 2:20 1:50 0.5:90', '3-2 10, 2-1 30, 1-0.5 40'],
  ],
  [
    'what is older than a day, or after the end, is left out',
    ...['24.01:5 24:10 16:20 8:50 0:90 -0.01:95', '24-16 10, 16-8 30, 8-0 40'],
  ],
  ['a correction begins anew', ...['5:80 4:100 3:10 2:20 1:50 0:90', '3-2 10, 2-1 30, 1-0 40']],
])('hours of an exchange: %s', (_case, published, expected) => {
  expect(spans(published)).toBe(expected)
})

test('where nothing was published there is no hour', () => {
  expect(matchedByHour([], UNTIL_MS)).toEqual([])
})

test('every outcome has what came on it', () => {
  const published = [3, 2, 1, 0].map((before) => told(before, 100 - 10 * before))
  expect(matchedByHour(published, UNTIL_MS)[0]).toMatchObject({ home: 10, draw: 5, away: 0 })
})
