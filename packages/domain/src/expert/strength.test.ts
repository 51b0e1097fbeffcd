import { expect, test } from 'vitest'
import { diceFor } from '#chance/dice.ts'
import type { SettledPick } from './record.ts'
import { FEWEST_FOR_STRENGTH, strengths } from './strength.ts'

const ODDS = 1.95
const roll = diceFor('strength')

/** Picks at 1.95 whose true return is this. */
function picks(count: number, trueReturn: number): SettledPick[] {
  const chance = (1 + trueReturn) / ODDS
  return Array.from({ length: count }, (_, at) => {
    const hit = roll.next() < chance
    return {
      result: hit ? 'hit' : 'miss',
      returnedHundredths: hit ? ODDS * 100 : 0,
      playedAtMs: at,
      settledAtMs: at,
    }
  })
}

test('a short record is not ranked, one pick more is', () => {
  const known = strengths(
    new Map([
      ['short', picks(FEWEST_FOR_STRENGTH - 1, 0.2)],
      ['long', picks(FEWEST_FOR_STRENGTH, 0)],
      ['none', []],
    ]),
  )
  expect(known.get('short')!.strength).toBeNull()
  expect(known.get('long')!.strength).not.toBeNull()
  expect(known.get('none')).toEqual({ picks: 0, raw: null, strength: null })
})

test('a lucky hundred is drawn further in than a steady thousand', () => {
  const crowd = Array.from({ length: 60 }, (_, at) => [`e${at}`, picks(300, -0.03)] as const)
  const lucky = picks(100, 0.3)
  const known = strengths(new Map([...crowd, ['lucky', lucky], ['steady', picks(1000, 0.1)]]))
  const { raw, strength } = known.get('lucky')!
  expect(strength!.value).toBeLessThan(raw! / 2)
  expect(strength!.low).toBeLessThan(strength!.value)
})

// 1,000 experts without skill and 50 who are truly better, 300 picks each.
test('ranking without luck finds the skilled where hits of the last ten do not, and its interval holds', () => {
  const truth = new Map<string, number>()
  const records = new Map<string, SettledPick[]>()
  for (let at = 0; at < 1050; at += 1) {
    const skill = at % 21 === 0 ? 0.05 : -0.05
    truth.set(`e${at}`, skill)
    records.set(`e${at}`, picks(300, skill))
  }
  const known = strengths(records)
  const skilled = (ids: readonly string[]) => ids.filter((id) => truth.get(id)! > 0).length
  const ranked = [...known].toSorted((a, b) => b[1].strength!.value - a[1].strength!.value)
  const byTen = [...records].toSorted((a, b) => tenOf(b[1]) - tenOf(a[1]))
  expect(skilled(ranked.slice(0, 20).map(([id]) => id))).toBeGreaterThan(
    2 * skilled(byTen.slice(0, 20).map(([id]) => id)),
  )
  const held = [...known].filter(
    ([id, { strength }]) => strength!.low <= truth.get(id)! && truth.get(id)! <= strength!.high,
  )
  expect(held.length / known.size).toBeGreaterThan(0.93)
})

const tenOf = (own: readonly SettledPick[]) =>
  own.slice(-10).filter(({ result }) => result === 'hit').length
