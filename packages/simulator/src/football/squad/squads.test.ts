import { expect, test, vi } from 'vitest'
import { footballWorld } from '#football/football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const NOW = Date.parse('2026-11-16T12:00:00+08:00')
const world = footballWorld('linmen')
const squad = world.squad('1103', NOW)!

test('a squad has 22 to 26 men with their own numbers, names and shirts', () => {
  const { players } = squad
  expect(players.length).toBeGreaterThanOrEqual(22)
  expect(players.length).toBeLessThanOrEqual(26)
  for (const key of ['id', 'name', 'shirt'] as const)
    expect(new Set(players.map((player) => player[key])).size).toBe(players.length)
  expect(players.filter(({ position }) => position === 'goalkeeper').length).toBe(3)
  for (const { birthDay, value, heightCm, contractUntil } of players) {
    expect(birthDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(value).toBeGreaterThan(0)
    expect(heightCm).toBeGreaterThan(160)
    expect(contractUntil > '2026').toBe(true)
  }
})

test('the goals of a present season are those of the stories that are over', () => {
  const season = world
    .atlas(NOW)
    .seasons.find(({ leagueId, name }) => leagueId === '11' && name === '2026 秋季')!
  const goals = new Map<string, number>()
  for (const fixture of world.season(season.id)!.fixtures) {
    if (fixture.kickOffAtMs + 4 * 3_600_000 > NOW) continue
    const story = world.story(fixture)
    const taken = new Set(story.flatMap((r) => (r.kind === 'goalCancelled' ? r.goalSeq : [])))
    for (const report of story)
      if (report.kind === 'goal' && report.how !== 'own' && !taken.has(report.seq))
        goals.set(report.playerId!, (goals.get(report.playerId!) ?? 0) + 1)
  }
  const lines = squad.career.filter(
    (line) => line.leagueName === '英超' && line.season === '2026 秋季',
  )
  expect(lines.length).toBeGreaterThan(14)
  for (const { playerId, figures, appearances } of lines) {
    expect(figures['goals'], playerId).toBe(goals.get(playerId) ?? 0)
    expect(appearances).toBeGreaterThan(0)
  }
})

test('without a moment nothing is said of what they did, and an unknown club has no squad', () => {
  expect(world.squad('1103')).toMatchObject({ career: [], honours: [] })
  expect(world.squad('1103')!.players).toEqual(squad.players)
  for (const id of ['', '99', '1199', '99901', 'abc']) expect(world.squad(id)).toBeNull()
})

test('the champions of a season that is over carry its title', () => {
  const holders = Array.from({ length: 20 }, (_, at) => `11${String(at + 1).padStart(2, '0')}`)
    .map((id) => world.squad(id, NOW)!)
    .filter(({ honours }) => honours.some(({ season }) => season === '2026 春季'))
  expect(holders.length).toBeGreaterThanOrEqual(1)
  const league = holders.filter(({ honours }) => honours.some(({ name }) => name === '英超冠军'))
  expect(league.length).toBe(1)
})

test('who was sent off misses the next match of the league', () => {
  const { fixtures } = world.season('12053')!
  const sentOff = fixtures
    .slice(0, 300)
    .flatMap((fixture) =>
      world
        .story(fixture)
        .flatMap((r) => (r.kind === 'card' && r.colour === 'red' ? [{ ...r, fixture }] : [])),
    )
  expect(sentOff.length).toBeGreaterThan(20)
  for (const { fixture, side, playerId } of sentOff.slice(0, 30)) {
    const teamId = side === 'home' ? fixture.homeId : fixture.awayId
    const next = fixtures.find(
      (each) =>
        each.kickOffAtMs > fixture.kickOffAtMs &&
        (each.homeId === teamId || each.awayId === teamId) &&
        world.result(each).phase === 'finished',
    )!
    const absent = world
      .depth(next)
      .filter((r) => r.kind === 'absence' && r.reason === 'suspension')
    expect(absent, `${fixture.id} ${next.id}`).toContainEqual(expect.objectContaining({ playerId }))
  }
})
