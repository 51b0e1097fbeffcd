import { describe, expect, it, test } from 'vitest'
import type { ShieldedMatch } from './spoiler-shield.ts'
import { veiledStatus, veilText } from './shielded-words.ts'

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
