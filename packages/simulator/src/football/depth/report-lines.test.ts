import { expect, test, vi } from 'vitest'
import { eventMinute } from '@linmen/domain/match/event-minute.ts'
import { footballWorld } from '#football/football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

const world = footballWorld('linmen')
const told = ['2026-09-23', '2026-11-14'].flatMap((day) =>
  world.day(day).fixtures.map((fixture) => {
    const clocks = world
      .depth(fixture)
      .flatMap((line) => (line.kind === 'text' ? [`${line.atMs} ${line.clock}`] : []))
    return { id: fixture.id, story: world.story(fixture), clocks: new Set(clocks) }
  }),
)
const timed = told.flatMap(({ id, story, clocks }) =>
  story.flatMap((report) => ('minute' in report ? [{ id, report, clocks }] : [])),
)

test('events and text live tell the same minute, in stoppage time too', () => {
  const wrong = timed.filter(
    ({ report, clocks }) => !clocks.has(`${report.atMs} ${eventMinute(report)}`),
  )
  expect(wrong.map(({ id, report }) => `${id} ${report.kind} ${eventMinute(report)}`)).toEqual([])
  expect(timed.filter(({ report }) => report.added).length).toBeGreaterThan(100)
})

test('only the last minute of a half has stoppage time', () => {
  const ends = new Set(timed.flatMap(({ report }) => (report.added ? [report.minute] : [])))
  expect([...ends].toSorted((a, b) => a - b)).toEqual([45, 90])
})
