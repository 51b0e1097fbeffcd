import { expect, test, vi } from 'vitest'
import { footballWorld } from '#football/football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')
const stories = ['2026-11-14', '2026-11-15'].flatMap((day) =>
  world.day(day).fixtures.map((fixture) => ({ id: fixture.id, story: world.story(fixture) })),
)
const SOON_MS = 60_000

test('after a goal the ball goes back to the middle: nothing is won or scored within a minute', () => {
  const hasty = stories.filter(({ story }) =>
    story.some(
      (goal, at) =>
        goal.kind === 'goal' &&
        story
          .slice(at + 1)
          .some(
            ({ kind, atMs }) =>
              ['goal', 'corner', 'missedPenalty'].includes(kind) && atMs - goal.atMs < SOON_MS,
          ),
    ),
  )
  // In a stoppage time full of goals there may be no room.
  expect(hasty.length / stories.length).toBeLessThan(0.005)
  expect(stories.length).toBeGreaterThan(600)
})

test('nobody scores while a goal is being looked at', () => {
  const wrong = stories.filter(({ story }) =>
    story.some((back, at) => {
      if (back.kind !== 'goalCancelled') return false
      const seen = story
        .slice(0, at)
        .filter(({ kind, seq }) => kind === 'goal' && seq > back.goalSeq)
      return seen.length > 0
    }),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})
