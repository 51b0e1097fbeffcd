import { expect, test } from 'vitest'
import { KEPT_MS, prefetch } from './prefetch.ts'

const LIST = '{"apiName":"list","date":"{day}"}'
const MATCH = '{"apiName":"match","ids":["{matchId}"]}'
const entryPages = [
  { paths: ['/tabs/match'], files: ['list.css', 'list.js'], bodies: [LIST] },
  { paths: ['/match-detail/ft', '/match-detail'], files: ['match.js'], bodies: [MATCH] },
]
/** 2026-11-16 11:59 in Beijing: still the business day before. */
const BEFORE_NOON = Date.UTC(2026, 10, 16, 3, 59)

function arrive(hash: string, given: { hasSettings?: boolean; fails?: boolean } = {}) {
  const files: string[] = []
  const asked: string[] = []
  const timers: [run: () => void, ms: number][] = []
  const answers = prefetch(entryPages, {
    hash,
    nowMs: BEFORE_NOON,
    hasSettings: given.hasSettings ?? false,
    fetchFile: (file) => files.push(file),
    ask: (body) => {
      asked.push(body)
      return given.fails ? Promise.reject(new Error('offline')) : Promise.resolve(new Response())
    },
    later: (run, ms) => timers.push([run, ms]),
  })
  return { files, asked, answers, timers }
}

test.each([
  ['#/tabs/match', ['list.css', 'list.js'], '{"apiName":"list","date":"2026-11-15"}'],
  ['#/tabs/match?tab=followed', ['list.css', 'list.js'], '{"apiName":"list","date":"2026-11-15"}'],
  [
    '#/tabs/match?day=2026-11-12',
    ['list.css', 'list.js'],
    '{"apiName":"list","date":"2026-11-12"}',
  ],
  ['#/match-detail?matchId=77', ['match.js'], '{"apiName":"match","ids":["77"]}'],
  ['#/match-detail/ft?from=x&matchId=77', ['match.js'], '{"apiName":"match","ids":["77"]}'],
])('%s fetches its files and asks its question', (hash, files, body) => {
  const seen = arrive(hash)
  expect(seen.files).toEqual(files)
  expect(seen.asked).toEqual([body])
  expect([...seen.answers.keys()]).toEqual([body])
})

test.each(['', '#/', '#/tabs/home', '#/tabs/matches'])('at %j nothing is known early', (hash) => {
  expect(arrive(hash)).toMatchObject({ files: [], asked: [] })
})

test('settings of one’s own ask something else, but need the same files', () => {
  expect(arrive('#/tabs/match', { hasSettings: true })).toMatchObject({
    files: ['list.css', 'list.js'],
    asked: [],
  })
})

test('an answer that did not come is no answer, not a failure', async () => {
  const [answer] = arrive('#/tabs/match', { fails: true }).answers.values()
  expect(await answer).toBeNull()
})

test('what nobody took in time is forgotten', () => {
  const { answers, timers } = arrive('#/tabs/match')
  const [[forget, ms]] = timers as [[() => void, number]]
  expect(ms).toBe(KEPT_MS)
  forget()
  expect(answers.size).toBe(0)
})
