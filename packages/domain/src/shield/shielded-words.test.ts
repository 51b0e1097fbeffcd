import { describe, expect, it, test } from 'vitest'
import type { ShieldedMatch } from './spoiler-shield.ts'
import { secondsLeftOf, veiledStatus, veilText } from './shielded-words.ts'

describe('the state of a hidden match tells nothing about its score', () => {
  const cases: [ShieldedMatch['phase'], 'shield' | 'sync', string | null][] = [
    ['firstHalf', 'shield', '进行中'],
    ['halfTime', 'shield', '进行中'],
    ['extraTime', 'shield', '进行中'],
    ['penalties', 'shield', '进行中'],
    ['quarter4', 'shield', '进行中'],
    ['overtime1', 'shield', '进行中'],
    ['finished', 'shield', '完场'],
    ['finished', 'sync', '同步中'],
    ['secondHalf', 'sync', '同步中'],
    ['scheduled', 'shield', null],
    ['interrupted', 'shield', null],
    ['postponed', 'sync', null],
    [undefined, 'shield', null],
  ]
  it.each(cases)('%s under %s', (phase, veil, text) => {
    expect(veiledStatus(phase, veil)?.text ?? null).toBe(text)
  })
})

test('a match that is not hidden keeps its own word', () => {
  expect(veiledStatus('penalties', null)).toBeNull()
})

test('the words in place of a score', () => {
  expect(veilText('shield', 30)).toBe('点按查看')
  expect(veilText('sync', 30)).toBe('与电视同步中 · 30 秒')
})

test.each([
  ['at the beginning', 0, 60],
  ['before a second has passed', 999, 60],
  ['on the way', 20_500, 40],
  ['in the last second', 59_900, 1],
  ['a moment late', 61_000, 1],
  ['on a clock that was set back', -5000, 60],
])('the seconds left %s', (_name, passedMs, left) => {
  expect(secondsLeftOf({ sinceMs: 1000, delaySeconds: 60 }, 1000 + passedMs)).toBe(left)
})
