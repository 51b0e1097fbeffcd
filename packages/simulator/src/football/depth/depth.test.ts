import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { expect, test, vi } from 'vitest'
import { foldMatch } from '@linmen/domain/match/match-fold.ts'
import type { DepthRecord, Statistics } from '@linmen/domain/sport/depth.ts'
import type { FootballResult } from '@linmen/domain/sport/fixture.ts'
import { footballWorld } from '#football/football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')
const { fixtures } = world.day('2026-11-14')
const told = fixtures.slice(0, 120).map((fixture) => ({
  fixture,
  story: world.story(fixture),
  result: world.result(fixture),
  depth: world.depth(fixture),
}))
const played = told.filter(({ result }) => result.phase === 'finished')
const of = <Kind extends DepthRecord['kind']>(depth: readonly DepthRecord[], kind: Kind) =>
  depth.flatMap((r) => (r.kind === kind ? [r as Extract<DepthRecord, { kind: Kind }>] : []))
const ids = (wrong: readonly { readonly fixture: { readonly id: string } }[]) =>
  wrong.map(({ fixture }) => fixture.id)

test('records come in order of time and are numbered within their kind', () => {
  const wrong = told.filter(({ depth }) => {
    const counts = new Map<string, number>()
    return depth.some(({ kind, seq, atMs }, at) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
      return seq !== counts.get(kind) || atMs < (depth[at - 1]?.atMs ?? 0)
    })
  })
  expect(ids(wrong)).toEqual([])
})

test('line-ups are guessed, announced an hour before kick-off and marked afterwards', () => {
  for (const { fixture, depth } of played.slice(0, 20)) {
    const home = of(depth, 'lineup').filter(({ side }) => side === 'home')
    expect(home.map(({ confirmed }) => confirmed)).toEqual([false, true, true])
    expect(home[1]!.atMs).toBe(fixture.kickOffAtMs - 3_600_000)
    for (const { starters, formation } of home) {
      expect(starters.length).toBe(11)
      expect(starters.filter(({ captain }) => captain).length).toBe(1)
      expect(new Set(starters.map(({ x, y }) => `${x} ${y}`)).size).toBe(11)
      expect(formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10)
    }
    expect(home[1]!.starters.every(({ rating }) => rating === null)).toBe(true)
    expect(home[2]!.starters.every(({ rating }) => rating! >= 3 && rating! <= 10)).toBe(true)
  }
})

test('nobody plays who is absent, and everyone in the story is in the line-up', () => {
  const wrong = played.filter(({ depth, story }) =>
    (['home', 'away'] as const).some((side) => {
      const lineup = of(depth, 'lineup').findLast((each) => each.side === side)!
      const names = new Set([...lineup.starters, ...lineup.bench].map(({ name }) => name))
      const absent = of(depth, 'absence').filter((each) => each.side === side)
      const changes = story.flatMap((r) => (r.kind === 'substitution' && r.side === side ? r : []))
      return (
        absent.some(({ player }) => names.has(player)) || changes.some((r) => !names.has(r.player))
      )
    }),
  )
  expect(ids(wrong)).toEqual([])
})

test('the last figures agree with the result, the halves add up, and counts never fall', () => {
  const wrong = played.filter(
    ({ depth, result }) => result.sport !== 'football' || !agrees(of(depth, 'statistics'), result),
  )
  expect(ids(wrong)).toEqual([])
})

const COUNTS = ['shots', 'corners', 'fouls', 'offsides', 'passes', 'attacks', 'yellowCards']

function agrees(figures: readonly Statistics[], result: FootballResult): boolean {
  const last = (period: Statistics['period']) => figures.findLast((each) => each.period === period)!
  const [all, first, second] = [last('all').figures, last('first').figures, last('second').figures]
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  const whole = figures.filter(({ period }) => period === 'all').map((each) => each.figures)
  return (
    same(all['corners'], result.corners) &&
    same(all['yellowCards'], result.yellowCards) &&
    same(all['redCards'], result.redCards) &&
    all['possession']!.home + all['possession']!.away === 100 &&
    ['shots', 'corners', 'fouls'].every(
      (name) => all[name]!.home === first[name]!.home + second[name]!.home,
    ) &&
    COUNTS.every((name) =>
      whole.every((each, at) => at === 0 || each[name]!.home >= whole[at - 1]![name]!.home),
    )
  )
}

test('who has a third of the ball makes about a third of the passes', () => {
  const wrong = played.filter(({ depth }) => {
    const last = of(depth, 'statistics').findLast(({ period }) => period === 'all')!
    const { possession, passes } = last.figures as Record<'possession' | 'passes', Pair>
    const share = (100 * passes.home) / (passes.home + passes.away)
    return Math.abs(share - possession.home) > 8 || Math.min(passes.home, passes.away) < 150
  })
  expect(ids(wrong)).toEqual([])
})

test('nobody shoots while a goal is celebrated', () => {
  const wrong = played.filter(({ depth, story }) => {
    const goals = story.filter(({ kind }) => kind === 'goal')
    return of(depth, 'shot')
      .filter(({ outcome }) => outcome !== 'goal')
      .some((shot) => goals.some(({ atMs }) => shot.atMs > atMs && shot.atMs - atMs < 45_000))
  })
  expect(ids(wrong)).toEqual([])
})

test('who is sent off has no good mark', () => {
  const wrong = played.filter(({ depth, story }) => {
    const off = new Set(
      story.flatMap((r) => (r.kind === 'card' && r.colour === 'red' ? [r.playerId] : [])),
    )
    return of(depth, 'lineup').some(({ starters, bench }) =>
      [...starters, ...bench].some(({ playerId, rating }) => off.has(playerId) && rating! > 6),
    )
  })
  expect(ids(wrong)).toEqual([])
})

test('every goal that is no own goal is a shot of its scorer', () => {
  const wrong = played.filter(({ depth, story }) => {
    const { score } = foldMatch(story, 1)
    const goals = of(depth, 'shot').filter(({ outcome }) => outcome === 'goal').length
    const own = story.filter((r) => r.kind === 'goal' && r.how === 'own').length
    const { home, away } = score.extra ?? score.full
    const cancelledOwn = story.filter(
      (r) =>
        r.kind === 'goalCancelled' &&
        story.some((g) => g.kind === 'goal' && g.how === 'own' && g.seq === r.goalSeq),
    ).length
    return goals !== home + away - own + cancelledOwn
  })
  expect(ids(wrong)).toEqual([])
})

test('text live has 40 lines and more, and its scores are those of the story', () => {
  const lines = played.map(({ depth }) => of(depth, 'text').length)
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(40)
  expect(Math.max(...lines)).toBeLessThanOrEqual(120)
  expect(lines.reduce((sum, count) => sum + count, 0) / lines.length).toBeLessThan(90)
  const wrong = played.filter(({ depth, story }) =>
    of(depth, 'text').some(({ atMs, score, text }) => {
      const { extra, full } = foldMatch(
        story.filter((r) => r.atMs <= atMs),
        1,
      ).score
      const { home, away } = extra ?? full
      return home !== score.home || away !== score.away || /[{}]|undefined/.test(text)
    }),
  )
  expect(ids(wrong)).toEqual([])
})

test('four to eight pieces of information, on both sides', () => {
  const wrong = told.filter(({ depth }) => {
    const items = of(depth, 'information')
    const sides = new Set(items.map(({ side }) => side))
    return items.length < 4 || items.length > 8 || !sides.has('home') || !sides.has('away')
  })
  expect(ids(wrong)).toEqual([])
})

test('a match that is called off has no play to tell of', () => {
  const off = world
    .season('41050')!
    .fixtures.find((fixture) => world.result(fixture).phase === 'postponed')!
  const kinds = new Set(world.depth(off).map(({ kind }) => kind))
  for (const kind of ['text', 'shot', 'statistics', 'momentum'] as const)
    expect(kinds).not.toContain(kind)
})
