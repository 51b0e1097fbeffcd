import { expect, test, vi } from 'vitest'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import { footballWorld } from './football-world.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

/** At most so many stories are kept, see `footballWorld`. */
const STORIES_KEPT = 300
const DAYS = ['2026-11-16', '2027-03-10']

test('two worlds of one seed agree, whatever they are asked first', () => {
  const [one, other] = [footballWorld('linmen'), footballWorld('linmen')]
  const questions = DAYS.flatMap((day) => {
    const dice = diceFor('questions', day)
    const { fixtures } = one.day(day)
    return Array.from({ length: 12 }, () => dice.pick(fixtures).id)
  })
  const asked = (world: ReturnType<typeof footballWorld>, id: string) => {
    const fixture = world.fixture(id)!
    const told = [world.depth(fixture), world.result(fixture), world.story(fixture), fixture]
    return JSON.stringify(told)
  }
  const forwards = questions.map((id) => asked(one, id))
  const backwards = questions.toReversed().map((id) => asked(other, id))
  expect(backwards.toReversed()).toEqual(forwards)
  for (const day of DAYS.toReversed())
    expect(JSON.stringify(other.day(day))).toBe(JSON.stringify(one.day(day)))
})

test('after a restart a day is what it was, and another seed has another one', () => {
  const dayOf = (seed: string) => JSON.stringify(footballWorld(seed).day('2026-11-16'))
  const day = dayOf('linmen')
  expect(dayOf('linmen') === day).toBe(true)
  expect(dayOf('other') === day).toBe(false)
})

test('what was forgotten is told again the same', () => {
  const world = footballWorld('linmen')
  const [fixture] = world.day('2026-11-16').fixtures
  const first = world.story(fixture!)
  const others = world.day('2026-11-15').fixtures
  expect(others.length).toBeGreaterThan(STORIES_KEPT)
  for (const each of others) world.story(each)
  const again = world.story(fixture!)
  expect(again).not.toBe(first)
  expect(again).toEqual(first)
})

test('what a bookmaker sees fits the story', () => {
  const world = footballWorld('linmen')
  for (const fixture of world.day('2026-11-14').fixtures.slice(0, 60)) {
    const outlook = world.outlook(fixture)
    const result = world.result(fixture)
    expect(outlook.playedShare(outlook.startMs)).toBe(0)
    expect(outlook.playedShare(outlook.endMs)).toBe(1)
    if (result.phase === 'finished') expect(outlook.scoreAt(outlook.endMs)).toEqual(result.full)
    expect(outlook.calledOffAtMs === null).toBe(result.phase === 'finished')
    const share = outlook.shocks.map((atMs) => outlook.playedShare(atMs))
    expect(share.every((at) => at >= 0 && at <= 1)).toBe(true)
  }
})
