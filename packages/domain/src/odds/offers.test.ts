import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OddsTick } from '#sport/odds.ts'
import { marketBreak } from './market-break.ts'
import { byCompany, movesOf, offersAt, standingOffers } from './offers.ts'

const KICK_OFF = 1000

const tick = (part: Partial<OddsTick>): OddsTick => ({
  matchId: '1',
  company: 6,
  seq: 1,
  atMs: 0,
  european: { home: 200, draw: 330, away: 380 },
  asian: { first: 95, line: 5000, second: 93 },
  overUnder: { first: 90, line: 25_000, second: 98 },
  ...part,
})
const at = (home: number) => ({ european: { home, draw: 330, away: 380 } })

describe('offers before kick-off', () => {
  it('go from the first to the last before the whistle', () => {
    const ticks = [
      tick({}),
      tick({ seq: 2, atMs: 500, ...at(210) }),
      tick({ seq: 3, atMs: KICK_OFF + 1, ...at(900) }),
    ]
    const [offer] = offersAt(ticks, 'european', KICK_OFF)
    expect(offer).toMatchObject({ company: 6, first: ticks[0], now: ticks[1], changes: 1 })
  })

  it('a market that did not move has not changed', () => {
    const ticks = [tick({}), tick({ seq: 2, atMs: 500, ...at(210) })]
    expect(offersAt(ticks, 'asian', KICK_OFF)[0]?.changes).toBe(0)
  })

  it('a company without the market is not in its table', () => {
    const only = tick({ asian: { first: 0, line: 0, second: 0 } })
    expect(offersAt([only], 'asian', KICK_OFF)).toEqual([])
    expect(offersAt([only], 'european', KICK_OFF)).toHaveLength(1)
  })

  it('companies stand in the order of the house', () => {
    const ticks = [5, 24, 6, 2].map((company) => tick({ company }))
    expect(offersAt(ticks, 'european', KICK_OFF).map(({ company }) => company)).toEqual([
      6, 2, 5, 24,
    ])
  })

  it('order of arrival and repetition change nothing', () => {
    const ticks = Array.from({ length: 12 }, (_, n) =>
      tick({ company: [6, 2][n % 2]!, seq: n, atMs: n * 100, ...at(200 + n) }),
    )
    const told = offersAt(ticks, 'european', KICK_OFF)
    fc.assert(
      fc.property(fc.shuffledSubarray([...ticks, ...ticks], { minLength: 24 }), (mixed) => {
        expect(offersAt(mixed, 'european', KICK_OFF)).toEqual(told)
      }),
    )
    expect([...byCompany(ticks).values()].map((own) => own.length)).toEqual([6, 6])
  })

  it('moves are the offers at which a market changed', () => {
    const ticks = [
      tick({}),
      tick({ seq: 2, ...at(210) }),
      tick({ seq: 3, ...at(210) }),
      tick({ seq: 4 }),
    ]
    expect(movesOf(ticks, 'european').map(({ seq }) => seq)).toEqual([1, 2, 4])
  })
})

describe('the offers that make one market', () => {
  const ticks = [
    tick({}),
    tick({ seq: 2, atMs: KICK_OFF + 5 }),
    tick({ company: 2 }),
    tick({ company: 3, atMs: KICK_OFF + 7 }),
    tick({ company: 3, seq: 2, atMs: KICK_OFF + 12 }),
  ]
  const goal = { kind: 'goal', side: 'home', minute: 1, player: '霍尔姆' } as const
  const goals = [{ matchId: '1', seq: 1, atMs: KICK_OFF + 10, ...goal }]
  const companies = (atMs: number) =>
    standingOffers(offersAt(ticks, 'european', atMs), marketBreak(goals, KICK_OFF, atMs)).map(
      ({ company }) => company,
    )

  it.each([
    ['before kick-off everybody', KICK_OFF - 1, [6, 2]],
    ['at kick-off everybody', KICK_OFF, [6, 2]],
    ['in play nobody until somebody speaks', KICK_OFF + 4, []],
    ['in play who has spoken since', KICK_OFF + 5, [6]],
    ['and everybody who has', KICK_OFF + 9, [6, 3]],
    ['after a goal nobody until somebody speaks', KICK_OFF + 10, []],
    ['after a goal who has spoken since', KICK_OFF + 12, [3]],
  ])('%s', (_, atMs, expected) => {
    expect(companies(atMs)).toEqual(expected)
  })
})
