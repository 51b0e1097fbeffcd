import type { BasketballReport } from '@linmen/domain/match/basketball/basketball-report.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import type { Dice } from './dice.ts'
import { SIDES } from './football-story.ts'

export type Play = FootballReport | BasketballReport
export type Said = Play | OddsTick
export const isTick = (said: Said): said is OddsTick => 'company' in said

export const OWN_COMPANY = 6
const COMPANIES = [OWN_COMPANY, 8, 17]

/** What companies offered for a match, before and during play. */
export function offers(dice: Dice, matchId: string, kickOffAtMs: number): OddsTick[] {
  return COMPANIES.flatMap((company) =>
    Array.from({ length: 1 + dice.below(3) }, (_, at) => ({
      matchId,
      company,
      seq: at + 1,
      atMs: kickOffAtMs + (at - 1) * 600_000,
      european: { home: 100 + dice.below(300), draw: 300, away: 100 + dice.below(300) },
      asian: { first: 90, line: 2500 * dice.below(5), second: 96 },
      overUnder: { first: 88, line: 25_000, second: 98 },
    })),
  )
}

/**
 * The same words as they really arrive: doubled, out of order, some very late, some said again with another content. Each
 * arrives at least once, because a feed that loses a word for good cannot be followed by anybody.
 */
export function messed(dice: Dice, said: readonly Said[]): Said[] {
  const spread = dice.pick([0, 2, 6, 20])
  const arrivals = said.flatMap((each, at) => {
    const keys = [at + dice.below(spread + 1)]
    if (dice.percent(15)) keys.push(at + dice.below(30))
    if (dice.percent(5)) keys[0] = said.length + dice.below(10)
    const copies = keys.map((key) => ({ key, said: each }))
    if (dice.percent(3)) copies.push({ key: at + dice.below(30), said: otherwise(each) })
    return copies
  })
  return arrivals.toSorted((a, b) => a.key - b.key).map((arrival) => arrival.said)
}

/** The first word under a number is the one that counts; this is not it, or it comes first. */
function otherwise(said: Said): Said {
  if (!('side' in said)) return said
  return { ...said, side: SIDES.find((side) => side !== said.side)! }
}

/** Two stories told at once. */
export function interleaved(dice: Dice, stories: readonly (readonly Said[])[]): Said[] {
  const left = stories.map((story) => [...story])
  const told: Said[] = []
  while (left.some((story) => story.length > 0)) {
    const next = dice.pick(left).shift()
    if (next) told.push(next)
  }
  return told
}
