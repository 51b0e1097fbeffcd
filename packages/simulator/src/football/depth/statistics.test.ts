import type { Pair } from '@linmen/contract/match/match-live.schemas.ts'
import { expect, test, vi } from 'vitest'
import type { DepthRecord, Statistics } from '@linmen/domain/sport/depth.ts'
import { footballWorld } from '#football/football-world.ts'

// Matches of several worlds are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const told = ['linmen', 'a', 'b', 'c'].flatMap((seed) => {
  const world = footballWorld(seed)
  return ['2026-09-23', '2026-11-14'].flatMap((day) =>
    world
      .day(day)
      .fixtures.filter((_, at) => at % 5 === 0)
      .map((fixture) => {
        const [story, depth] = [world.story(fixture), world.depth(fixture)]
        return { id: `${seed} ${fixture.id}`, story, depth, moments: momentsOf(depth) }
      }),
  )
})
type Told = (typeof told)[number]
const idsOf = (wrong: readonly Told[]) => wrong.map(({ id }) => id)
const within90 = told.filter(
  ({ story }) => !story.some((each) => each.kind === 'status' && each.phase === 'extraTime'),
)

/** At every moment something is told: the newest figures of the whole and of the halves so far. */
function momentsOf(depth: readonly DepthRecord[]): { all: Figures; halves: Figures[] }[] {
  const records = depth.filter(
    (each): each is DepthRecord & Statistics => each.kind === 'statistics',
  )
  return [...new Set(records.map(({ atMs }) => atMs))].map((atMs) => {
    const past = records.filter((each) => each.atMs <= atMs)
    const newest = (period: Statistics['period']) =>
      past.findLast((each) => each.period === period)?.figures
    const halves = (['first', 'second'] as const).flatMap<Figures>((period) => newest(period) ?? [])
    return { all: newest('all')!, halves }
  })
}
type Figures = Statistics['figures']

const SIDES = ['home', 'away'] as const

test('what is counted adds up over the halves, while it is played as well as afterwards', () => {
  const wrong = within90.filter(({ moments }) =>
    moments.some(({ all, halves }) =>
      Object.entries(all).some(
        ([name, whole]) =>
          name !== 'possession' &&
          SIDES.some(
            (side) =>
              whole[side] !==
              sum(
                halves.map((half) => half[name]!),
                side,
              ),
          ),
      ),
    ),
  )
  expect(idsOf(wrong)).toEqual([])
  expect(within90.length).toBeGreaterThan(300)
})

const sum = (pairs: readonly Pair[], side: (typeof SIDES)[number]) =>
  pairs.reduce((all, pair) => all + pair[side], 0)

test('the share of the ball lies between those of the halves', () => {
  const wrong = within90.filter(({ moments }) =>
    moments.some(({ all, halves }) => {
      const homes = halves.map((half) => half['possession']!.home)
      const { home, away } = all['possession']!
      return home + away !== 100 || home < Math.min(...homes) || home > Math.max(...homes)
    }),
  )
  expect(idsOf(wrong)).toEqual([])
})

test('extra time counts in the whole only', () => {
  const longer = told.filter((each) => !within90.includes(each))
  expect(longer.length).toBeGreaterThan(0)
  const wrong = longer.filter(({ moments }) => {
    const { all, halves } = moments.at(-1)!
    const passes = sum(
      halves.map((half) => half['passes']!),
      'home',
    )
    return all['passes']!.home <= passes
  })
  expect(idsOf(wrong)).toEqual([])
})

test('a goal taken back for offside counts among the offsides of its half, and has one line', () => {
  const taken = told.flatMap((each) =>
    each.story.flatMap((back) => {
      if (back.kind !== 'goalCancelled') return []
      const goal = each.story.find(({ seq }) => seq === back.goalSeq)!
      return goal.kind === 'goal' && !goal.how ? [{ each, back, goal }] : []
    }),
  )
  expect(taken.length).toBeGreaterThan(10)
  const wrong = taken.filter(({ each, back, goal }) => {
    const { halves } = each.moments.at(-1)!
    const half = halves[goal.minute <= 45 ? 0 : 1]!
    const lines = each.depth.flatMap((line) => (line.kind === 'text' ? [line] : []))
    const flags = lines.filter(({ text, side }) => text.includes('越位') && side === goal.side)
    const all = sum(
      halves.map((figures) => figures['offsides']!),
      goal.side,
    )
    return (
      half['offsides']![goal.side] < 1 ||
      flags.length !== all ||
      !flags.some(({ atMs, important }) => atMs === back.atMs && important)
    )
  })
  expect(idsOf(wrong.map(({ each }) => each))).toEqual([])
})
