import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { almanacOf } from '#football/almanac.ts'
import { LEAGUES } from '#football/atlas/leagues.ts'
import { otherSide } from '#football/depth/stage.ts'
import { footballWorld } from '#football/football-world.ts'
import { seasonId } from '#football/season/match.ts'
import { storyClock } from '#football/story/clock.ts'
import { incidentsOf } from '#football/story/incidents.ts'
import { worldMarket } from '#market/world-market.ts'
import { drawFull, drawMatch } from './match-draw.ts'
import { drawDiscipline, halfShares, strengthIn, STRONGEST, type SentOff } from './sent-off.ts'

// Whole seasons are computed here; on a busy machine that takes longer than a moment.
vi.setConfig({ testTimeout: 60_000 })

describe('how strong sides are in a minute', () => {
  const cases: [string, SentOff, number, number, number][] = [
    ['nobody is off', { home: [], away: [] }, 90, 1, 1],
    ['in the very minute', { home: [30], away: [] }, 30, 1, 1],
    ['with ten men', { home: [30], away: [] }, 31, 0.67, 1.4],
    ['with nine', { home: [], away: [30, 60] }, 61, 1.96, 0.67 ** 2],
    ['ten against ten', { home: [20], away: [40] }, 41, 0.67 * 1.4, 0.67 * 1.4],
  ]
  it.each(cases)('%s', (_name, sentOff, minute, home, away) => {
    const found = strengthIn(sentOff, minute)
    expect(found.home).toBeCloseTo(home, 10)
    expect(found.away).toBeCloseTo(away, 10)
  })
})

test('44 of 100 goals fall in the first half where nobody is off, more where ten are left', () => {
  expect(halfShares({ home: [], away: [] }).first).toEqual({ home: 0.44, away: 0.44 })
  const { first, second } = halfShares({ home: [45], away: [] })
  expect(first).toEqual({ home: 0.44, away: 0.44 })
  expect(second.home).toBeCloseTo(0.56 * 0.67, 10)
  expect(second.away).toBeCloseTo(0.56 * 1.4, 10)
})

test('no side is ever stronger than the strongest, and a table has the score of the whole draw', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ min: 0.3, max: 3, noNaN: true }), (word, goals) => {
      const { sentOff } = drawDiscipline([word])
      const { home, away } = strengthIn(sentOff, Infinity)
      expect(Math.max(home, away)).toBeLessThanOrEqual(STRONGEST)
      const expected = { home: goals, away: 1 }
      expect(drawFull([word], expected)).toEqual(drawMatch([word], expected, null).full)
    }),
  )
})

test('over whole seasons ten men score two thirds of what they would, their opponents more', () => {
  const almanac = almanacOf('sent off')
  const played = LEAGUES.flatMap((league) => almanac.season(seasonId(league, 52)))
    .filter(({ fate }) => fate === 'played')
    .map((match) => ({ match, draw: almanac.draw(match), expected: almanac.expected(match) }))
  type Played = (typeof played)[number]
  const count = ({ draw: { sentOff } }: Played) => sentOff.home.length + sentOff.away.length
  const goalsAfter = ({ match, draw }: Played, off: number) => {
    const clock = storyClock(almanac.seed, match)
    const later = incidentsOf(almanac.seed, match, { draw, clock }).filter(
      ({ kind, minute }) => kind === 'goal' && minute > off,
    )
    return (side: Side) => later.filter((goal) => goal.side === side).length
  }
  // What a side would have scored is what others did after the same minute with all their men.
  const whole = played.filter((each) => count(each) === 0)
  const tallies = { ten: { goals: 0, usual: 0 }, against: { goals: 0, usual: 0 } }
  for (const [at, each] of played.filter((match) => count(match) === 1).entries()) {
    const side = each.draw.sentOff.home.length > 0 ? 'home' : 'away'
    const [off] = each.draw.sentOff[side] as [number]
    const other = whole[at]!
    const [goals, usual] = [goalsAfter(each, off), goalsAfter(other, off)]
    for (const [who, of] of [
      ['ten', side],
      ['against', otherSide(side)],
    ] as const) {
      tallies[who].goals += goals(of)
      tallies[who].usual += (usual(of) * each.expected[of]) / other.expected[of]
    }
  }
  expect(tallies.ten.usual).toBeGreaterThan(2500)
  const { ten, against } = tallies
  expect(Math.abs(ten.goals / ten.usual - 0.67)).toBeLessThan(0.05)
  expect(Math.abs(against.goals / against.usual - 1.4)).toBeLessThan(0.1)
})

test('prices in play follow: who is sent off is longer, whoever leads', () => {
  const world = footballWorld('linmen')
  const market = worldMarket('linmen')
  let seen = 0
  for (const fixture of world.day('2026-11-14').fixtures) {
    const outlook = world.outlook(fixture)
    const card = world
      .story(fixture)
      .find((each) => each.kind === 'card' && each.colour === 'red' && each.atMs < outlook.endMs)
    if (!card || card.kind !== 'card' || outlook.playedShare(card.atMs) > 0.8) continue
    const told = (ignored: boolean) =>
      market
        .headline({ ...outlook, ...(ignored && { strengthAt: () => ({ home: 1, away: 1 }) }) })
        .findLast(({ atMs, company }) => company === 6 && atMs <= card.atMs + 60_000)!
    seen += 1
    const [before, after] = [told(true).european, told(false).european]
    const [own, others] =
      card.side === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const)
    expect(after[own], fixture.id).toBeGreaterThanOrEqual(before[own])
    expect(after[others], fixture.id).toBeLessThanOrEqual(before[others])
  }
  expect(seen).toBeGreaterThan(10)
})
