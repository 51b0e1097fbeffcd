import { isDeepStrictEqual } from 'node:util'
import { expect, test, vi } from 'vitest'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import { scoreFell } from '@linmen/domain/match/match-merge.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { footballWorld } from './football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')
const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2027-02-24']
const told = [
  ...days.flatMap((day) => world.day(day).fixtures),
  // The knock-out of a cup with its extra times and shoot-outs.
  ...['10051', '130051', '131051', '134051', '135051', '136051', '10049', '130049'].flatMap((id) =>
    world.season(id)!.fixtures.filter(({ group }) => group === null),
  ),
].map((fixture) => ({ fixture, story: world.story(fixture) }))

test('a result is what the story folds to', () => {
  const wrong = told.filter(({ fixture, story }) => {
    const { phase, score, corners, yellowCards, redCards } = foldMatch(story, 1)
    const folded = { phase, ...score, corners, yellowCards, redCards }
    return !isDeepStrictEqual(world.result(fixture), { sport: 'football', ...folded })
  })
  expect(wrong.map(({ fixture }) => fixture.id)).toEqual([])
  expect(told.length).toBeGreaterThan(2000)
})

test('all ways to end are told: extra time, shoot-outs, matches called off and broken off', () => {
  const results = told.map(({ fixture }) => world.result(fixture))
  const phases = new Set(results.map(({ phase }) => phase))
  expect([...phases].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'abandoned',
    'cancelled',
    'finished',
    'postponed',
  ])
  const football = results.flatMap((result) => (result.sport === 'football' ? result : []))
  expect(football.some(({ extra, penalties }) => extra && !penalties)).toBe(true)
  expect(football.some(({ penalties }) => penalties)).toBe(true)
})

test('numbers rise with time, and a score falls only when a goal is taken back', () => {
  const wrong: string[] = []
  for (const { fixture, story } of told.slice(0, 500)) {
    story.forEach((report, at) => {
      if (report.seq !== at + 1 || report.atMs < (story[at - 1]?.atMs ?? 0)) wrong.push(fixture.id)
      if (report.kind !== 'goalCancelled' && report.kind !== 'goal') return
      const [was, is] = [foldMatch(story.slice(0, at), 1), foldMatch(story.slice(0, at + 1), 2)]
      if (scoreFell(was, is) !== (report.kind === 'goalCancelled')) wrong.push(fixture.id)
    })
  }
  expect(wrong).toEqual([])
})

test('only men on the pitch do anything, and nobody does after he was sent off', () => {
  const wrong = told.filter(({ story }) => !isPossible(story))
  expect(wrong.map(({ fixture }) => fixture.id)).toEqual([])
})

function isPossible(story: readonly FootballReport[]): boolean {
  const gone = new Set<string>()
  const warned = new Set<string>()
  for (const report of story) {
    if (!('player' in report)) continue
    const side = report.kind === 'goal' && report.how === 'own' ? other(report.side) : report.side
    const who = `${side} ${report.player}`
    if (gone.has(who)) return false
    if (report.kind === 'substitution') gone.add(`${side} ${report.leaves}`)
    if (report.kind !== 'card') continue
    if (report.second && !warned.has(who)) return false
    if (report.colour === 'red') gone.add(who)
    else warned.add(who)
  }
  return true
}

const other = (side: 'home' | 'away') => (side === 'home' ? 'away' : 'home')

test('a postponed match names its new date and is played then', () => {
  const { fixtures } = world.season('41050')!
  const waiting = fixtures.filter((fixture) => world.result(fixture).phase === 'postponed')
  expect(waiting.length).toBeGreaterThan(0)
  for (const fixture of waiting) {
    const later = fixtures.find(
      ({ id, homeId, awayId }) =>
        id !== fixture.id && homeId === fixture.homeId && awayId === fixture.awayId,
    )!
    expect(later.announcedAtMs).toBe(world.story(fixture)[0]!.atMs)
    expect(world.story(fixture)[0]).toMatchObject({ note: expect.stringContaining(later.day) })
    expect(world.result(later).phase).toBe('finished')
  }
})
