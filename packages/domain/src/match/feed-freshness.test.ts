import { expect, test } from 'vitest'
import { freshnessOf, STALLED_AFTER_MS } from '#match/feed-freshness.ts'

const NOW = 1_800_000_000_000

test.each([
  ['the feed spoke just now', 'live', NOW, 'fresh'],
  ['the feed spoke just within the limit', 'live', NOW - STALLED_AFTER_MS, 'fresh'],
  ['the feed is silent', 'live', NOW - STALLED_AFTER_MS - 1, 'stalled'],
  ['a line that is only slow does not matter while the feed is heard', 'stale', NOW, 'fresh'],
  ['there is no line', 'offline', NOW, 'offline'],
  ['nothing was heard yet', 'live', 0, 'fresh'],
] as const)('%s', (_name, line, asOfMs, expected) => {
  expect(freshnessOf({ line, asOfMs }, NOW)).toBe(expected)
})
