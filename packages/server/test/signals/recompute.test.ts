import { expect, test } from 'vitest'
import { compare } from './slow-signals.ts'
import { worldMatches } from './world-matches.ts'

const MATCHES = 4

test('signals of matches of the demo world are the same when somebody else reckons them', async () => {
  let [matches, signals] = [0, 0]
  for await (const all of worldMatches(Date.parse('2026-11-14T20:40:00+08:00'))) {
    const compared = compare(all)
    expect(compared.differences).toEqual([])
    signals += compared.signals
    matches += 1
    if (matches === MATCHES) break
  }
  expect(signals).toBeGreaterThan(MATCHES * 8)
})
