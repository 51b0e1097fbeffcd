import type { ZoneEntry } from '@linmen/contract/league/atlas.schemas.ts'
import { expect, test } from 'vitest'
import { colouredZones, zoneAt } from './zone-colours.ts'

const zones: ZoneEntry[] = [
  { from: 18, to: 20, kind: 'relegation', name: '降级' },
  { from: 1, to: 4, kind: 'continental', name: '欧冠' },
  { from: 5, to: 6, kind: 'continental', name: '欧联' },
]

test('two zones of one kind have two colours, and relegation its own', () => {
  const colours = colouredZones(zones).map(({ name, colour }) => [name, colour])
  expect(colours).toEqual([
    ['欧冠', 'var(--home)'],
    ['欧联', 'var(--away)'],
    ['降级', 'var(--ink-4)'],
  ])
})

test.each([
  [4, '欧冠'],
  [5, '欧联'],
  [7, undefined],
  [18, '降级'],
])('place %i lies in %s', (rank, name) => {
  expect(zoneAt(colouredZones(zones), rank)?.name).toBe(name)
})
