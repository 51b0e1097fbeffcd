import { diceFor, type Dice } from '@linmen/domain/chance/dice.ts'
import { oddsAt, type OddsState } from '@linmen/domain/odds/odds-at.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { expect, test } from 'vitest'
import { worldMarket } from '#market/world-market.ts'
import { stubOutlook } from './stub-outlook.ts'

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
