import { expect, test } from 'vitest'
import { stubOutlook } from '#test/stub-outlook.ts'
import type { OddsTick } from '#sport/odds.ts'
import { oddsAt, type OddsState } from '#odds/odds-at.ts'
import { diceFor, type Dice } from '#world/dice.ts'
import { worldMarket } from '#world/market/world-market.ts'

const line = { first: 90, line: 0, second: 96 }
const tick = (company: number, seq: number, atMs: number, home = 200 + seq): OddsTick => ({
  matchId: '1',
  company,
  seq,
  atMs,
  european: { home, draw: 320, away: 340 },
  asian: line,
  overUnder: line,
})

/** `6:1-3` is company 6, first number 1, newest 3. */
const spoken = (state: OddsState) =>
  [...state].map(([company, { first, now }]) => `${company}:${first.seq}-${now.seq}`).toSorted()

test.each<[string, OddsTick[], number, string[]]>([
  ['nobody has spoken', [tick(6, 1, 100)], 99, []],
  ['an offer stands from its own moment on', [tick(6, 1, 100)], 100, ['6:1-1']],
  ['the newest number stands', [tick(6, 1, 100), tick(6, 2, 200)], 250, ['6:1-2']],
  ['what comes later is not known yet', [tick(6, 1, 100), tick(6, 2, 200)], 199, ['6:1-1']],
  ['heard in the wrong order', [tick(6, 2, 200), tick(6, 1, 100)], 250, ['6:1-2']],
  ['heard twice', [tick(6, 1, 100), tick(6, 1, 100)], 250, ['6:1-1']],
  ['companies apart', [tick(6, 1, 100), tick(3, 1, 150), tick(3, 2, 160)], 170, ['3:1-2', '6:1-1']],
  ['numbers count, not clocks', [tick(6, 3, 100), tick(6, 2, 150)], 200, ['6:2-3']],
  ['two offers of one moment', [tick(6, 2, 100), tick(6, 1, 100)], 100, ['6:1-2']],
])('%s', (_name, ticks, atMs, expected) => {
  expect(spoken(oddsAt(ticks, atMs))).toEqual(expected)
})

test('of two offers with one number the first that was heard counts', () => {
  const ticks = [tick(6, 1, 100, 210), tick(6, 1, 100, 250)]
  expect(oddsAt(ticks, 100).get(6)!.now.european.home).toBe(210)
})

/** Every offer applied one after the other, as a board would that was there from the beginning. */
function replay(inOrder: readonly OddsTick[], atMs: number): OddsState {
  const board = new Map<number, { first: OddsTick; now: OddsTick }>()
  for (const each of inOrder) {
    if (each.atMs > atMs) continue
    const first = board.get(each.company)?.first ?? each
    board.set(each.company, { first, now: each })
  }
  return board
}

function shuffledAndDoubled(ticks: readonly OddsTick[], dice: Dice): OddsTick[] {
  const heard = [...ticks, ...ticks.filter(() => dice.chance(0.3))]
  for (let at = heard.length - 1; at > 0; at--) {
    const other = dice.between(0, at)
    ;[heard[at], heard[other]] = [heard[other]!, heard[at]!]
  }
  return heard
}

const sameStates = (a: OddsState, b: OddsState) =>
  a.size === b.size &&
  [...a].every(([company, { first, now }]) => {
    const other = b.get(company)
    return other?.first === first && other.now === now
  })

/** How many of a hundred moments of a match are answered otherwise than a replay leaves them. */
function wrongAnswers(match: number): number {
  const outlook = stubOutlook(match % 2 === 0 ? 'football' : 'basketball', match)
  const ticks = market.ticks(outlook).toSorted((a, b) => a.seq - b.seq)
  const dice = diceFor('moments', match)
  const heard = shuffledAndDoubled(ticks, dice)
  const [fromMs, toMs] = [outlook.startMs - 6.5 * 86_400_000, outlook.endMs]
  let wrong = 0
  for (let each = 0; each < 100; each++) {
    // Half of the moments are those of an offer itself, where one millisecond decides.
    const atMs = dice.chance(0.5)
      ? dice.pick(ticks).atMs - dice.between(0, 1)
      : dice.between(fromMs, toMs)
    if (!sameStates(oddsAt(heard, atMs), replay(ticks, atMs))) wrong += 1
  }
  return wrong
}

const market = worldMarket('replay')

test.each([0, 25, 50, 75])(
  '2,500 moments of the matches from %i on: the answer is what a replay leaves',
  (first) => {
    for (let match = first; match < first + 25; match++) expect(wrongAnswers(match)).toBe(0)
  },
)
