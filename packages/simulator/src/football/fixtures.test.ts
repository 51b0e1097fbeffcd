import { expect, test, vi } from 'vitest'
import { footballWorld } from './football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')

test('nobody whistles two matches on a day, and every match has somebody who does', () => {
  for (const day of ['2026-11-14', '2026-11-16', '2027-02-24', '2026-07-18']) {
    const referees = world.day(day).fixtures.map(({ referee }) => referee?.id)
    expect(referees).not.toContain(undefined)
    expect(new Set(referees).size).toBe(referees.length)
  }
})

test('all matches of a season have a referee, the old ones and those of cups too', () => {
  for (const id of ['11050', '41050', '10051', '130049'])
    expect(world.season(id)!.fixtures.filter(({ referee }) => referee === null)).toEqual([])
})
