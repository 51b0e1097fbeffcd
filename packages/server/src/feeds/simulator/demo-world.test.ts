import { expect, test } from 'vitest'
import type { BoxLine } from '@linmen/domain/sport/depth.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { demoWorld } from './demo-world.ts'

const DAY_MS = 86_400_000

test('final lines are the last ones of the depth, and are told of matches that are over', async () => {
  const world = demoWorld()
  const { fixtures } = await world.day('basketball', '2026-11-20', TEST_NOW_MS)
  const ids = fixtures.map(({ id }) => id)
  const laterMs = fixtures.at(-1)!.kickOffAtMs + DAY_MS
  const boxes = await world.boxes(ids, laterMs)
  expect(boxes.length).toBeGreaterThan(3)
  for (const { matchId, lines } of boxes) {
    const newest = new Map<string, BoxLine>()
    for (const record of (await world.depth(matchId, 0, laterMs)).records)
      if (record.kind === 'box') newest.set(record.playerId, record)
    expect(newest.size).toBe(lines.length)
    for (const line of lines) expect(newest.get(line.playerId)).toMatchObject(line)
  }
  expect(await world.boxes(ids, fixtures[0]!.kickOffAtMs)).toEqual([])
  expect(await world.boxes(['999'], laterMs)).toEqual([])
})
