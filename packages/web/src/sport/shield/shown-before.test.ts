import { matchLive, type MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { NOTHING_YET } from '@linmen/domain/match/match-fold.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOW = 1_800_000_000_000
const live: MatchLive = {
  ...NOTHING_YET,
  version: 7,
  phase: 'secondHalf',
  score: { full: { home: 2, away: 1 }, half: { home: 1, away: 1 } },
}
const OLDER = { version: 6 }
const NEWER = { version: 9 }

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
})

/** The app as a page that was just loaded has it. */
async function load(delaySeconds: number) {
  localStorage.setItem('linmen.shield', JSON.stringify({ delaySeconds }))
  vi.resetModules()
  return (await import('./shown-before.ts')).shownBefore<MatchLive>('football', matchLive)
}

async function leave(delaySeconds: number) {
  const forget = (await load(delaySeconds)).keep(() => [['1', live]])
  dispatchEvent(new Event('pagehide'))
  forget()
}

test('a match stands after a reload as it stood before it', async () => {
  await leave(60)
  const before = await load(60)
  expect(before.of('1', NEWER)).toEqual(live)
  expect(before.of('1', live)).toEqual(live)
  expect(before.of('2', NEWER)).toBeUndefined()
})

test.each([
  ['59 seconds later', 59_000, 60, true],
  ['a minute and more later: it would be taken for now', 61_000, 60, false],
  ['with a shorter delay', 1000, 15, true],
  ['with a longer delay, of which not enough has passed', 29_000, 90, false],
  ['with a longer delay, of which enough has passed', 30_000, 90, true],
])('%s it is shown: %s', async (...[, awayMs, delaySeconds, shown]) => {
  await leave(60)
  vi.setSystemTime(NOW + awayMs)
  const before = await load(delaySeconds)
  expect(before.of('1', NEWER) !== undefined).toBe(shown)
})

test('what the server knows nothing of any more is not shown', async () => {
  await leave(60)
  expect((await load(60)).of('1', OLDER)).toBeUndefined()
})

test('one sport says nothing about a match of the other', async () => {
  await leave(60)
  await load(60)
  const { shownBefore } = await import('./shown-before.ts')
  expect(shownBefore<MatchLive>('basketball', matchLive).of('1', NEWER)).toBeUndefined()
})

test('without a delay nothing is kept', async () => {
  await leave(60)
  await leave(0)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['{', '7', '{"tvMs":1}', `{"tvMs":1,"leftAtMs":${NOW},"states":{"football 1":{"a":1}}}`])(
  'a damaged note (%s) is none',
  async (note) => {
    sessionStorage.setItem('linmen.shown-matches', note)
    expect((await load(60)).of('1', NEWER)).toBeUndefined()
  },
)
