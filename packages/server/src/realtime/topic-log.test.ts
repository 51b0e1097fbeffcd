import { expect, test } from 'vitest'
import { TopicLog } from './topic-log.ts'

const RING = 256

function logWith(changes: number) {
  const log = new TopicLog('ft.live', 'e1', () => ({ upTo: log.cursor }))
  for (let at = 1; at <= changes; at += 1) log.append({ at })
  return log
}
const sent = (log: TopicLog, cursor: string) =>
  log.since(cursor).map(({ text }) => JSON.parse(text) as Record<string, unknown>)

test('a reader without a cursor gets the whole state and its place', () => {
  expect(sent(logWith(3), '')).toEqual([{ t: 'ft.live', e: 'e1', s: 3, snap: { upTo: 'e1:3' } }])
})

test('a reader that missed some gets exactly those, in order', () => {
  expect(sent(logWith(5), 'e1:3')).toEqual([
    { t: 'ft.live', e: 'e1', s: 4, d: { at: 4 } },
    { t: 'ft.live', e: 'e1', s: 5, d: { at: 5 } },
  ])
})

test('a reader that is up to date gets nothing', () => {
  expect(sent(logWith(5), 'e1:5')).toEqual([])
})

test.each([
  ['of an earlier start', 'e0:3'],
  ['from the future', 'e1:6'],
  ['that is no number', 'e1:x'],
  ['that is negative', 'e1:-1'],
  ['without an epoch', ':3'],
])('a cursor %s gets the whole state', (_name, cursor) => {
  expect(sent(logWith(5), cursor)).toMatchObject([{ s: 5, snap: {} }])
})

test.each([
  [RING - 1, 'the rest', RING - 1],
  [RING, 'the whole state', 1],
])('a reader %i changes behind gets %s', (behind, _what, frames) => {
  expect(logWith(1000).since(`e1:${1000 - behind}`)).toHaveLength(frames)
})

test('the state is made once for all who ask between two changes', () => {
  let asked = 0
  const log = new TopicLog('t', 'e1', () => (asked += 1))
  expect(log.since('')[0]).toBe(log.since('')[0])
  log.append({})
  log.since('')
  expect(asked).toBe(2)
})
