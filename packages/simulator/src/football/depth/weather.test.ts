import { expect, test, vi } from 'vitest'
import type { DepthRecord } from '@linmen/domain/sport/depth.ts'
import { footballWorld } from '#football/football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

test('a match is stopped by weather that can stop one', () => {
  const world = footballWorld('linmen')
  const stopped = ['2026-11-15', '2027-01-20']
    .flatMap((day) => world.day(day).fixtures)
    .filter((fixture) =>
      world.story(fixture).some((each) => each.kind === 'status' && each.phase === 'interrupted'),
    )
  expect(stopped.length).toBeGreaterThan(3)
  for (const fixture of stopped) {
    const skies = world.depth(fixture).filter((each): each is Weather => each.kind === 'weather')
    expect(skies.length).toBe(2)
    for (const { text, windMs } of skies) {
      expect(text).toMatch(/^(?:暴雪|暴雨|雷暴)$/)
      expect(windMs).toBeGreaterThanOrEqual(8)
    }
  }
})

type Weather = Extract<DepthRecord, { kind: 'weather' }>
