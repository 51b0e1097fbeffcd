import { expect, test } from 'vitest'
import { basketballWorld } from '#basketball/basketball-world.ts'

const world = basketballWorld('linmen')
const NOW = Date.UTC(2026, 10, 15)

test('a squad has fourteen players with their own numbers and shirts, and how they came', () => {
  const { players, transfers, career, honours } = world.squad('31001')!
  expect(players).toHaveLength(14)
  expect(new Set(players.map(({ id }) => id)).size).toBe(14)
  expect(new Set(players.map(({ shirt }) => shirt)).size).toBe(14)
  expect(new Set(players.map(({ name }) => name)).size).toBe(14)
  expect(players.every(({ id }) => /^31001\d\d$/.test(id))).toBe(true)
  expect(transfers.map(({ playerId }) => playerId)).toEqual(players.map(({ id }) => id))
  expect([career, honours]).toEqual([[], []])
  expect(world.squad('1001')).toBeNull()
})

test('a career is what the box lines of matches that are over add up to', () => {
  const { career } = world.squad('35001', NOW)!
  const fixtures = world.season('352026')!.fixtures
  const over = fixtures.filter(
    ({ homeId, awayId, kickOffAtMs }) =>
      (homeId === '35001' || awayId === '35001') && kickOffAtMs + 4 * 3_600_000 < NOW,
  )
  const own = career.filter(({ season }) => season === '2026/27')
  const points = over.reduce((total, fixture) => {
    const { full } = world.result(fixture)
    return total + (fixture.homeId === '35001' ? full.home : full.away)
  }, 0)
  expect(own.reduce((total, { figures }) => total + figures['points']!, 0)).toBe(points)
  expect(Math.max(...own.map(({ appearances }) => appearances))).toBeLessThanOrEqual(over.length)
})

test('the champions of a season that is over are honoured, and only they', () => {
  const { fixtures, teams } = world.season('352025')!
  const last = fixtures.at(-1)!
  const { full } = world.result(last)
  const champion = full.home > full.away ? last.homeId : last.awayId
  const honoured = teams.filter(({ id }) =>
    world.squad(id, NOW)!.honours.some(({ season }) => season === '2025/26'),
  )
  expect(honoured.map(({ id }) => id)).toEqual([champion])
})
