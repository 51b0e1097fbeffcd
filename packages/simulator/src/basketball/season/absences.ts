import { addDays } from '@linmen/domain/match/business-day.ts'
import type { Club } from '#basketball/atlas/clubs.ts'
import { bell } from '#basketball/bell.ts'
import { diceFor, poisson } from '@linmen/domain/chance/dice.ts'
import { firstDay, lastDay, type SeasonKey } from './calendar.ts'

/** Players of every squad; the first is the best. */
export const SQUAD_SIZE = 14

/** A player is hurt from one day to another, both included. */
export interface Spell {
  /** Place in the squad, from 0. */
  readonly player: number
  readonly injury: number
  readonly sinceDay: string
  readonly untilDay: string
}

export type Absent =
  | (Spell & { readonly reason: 'injury' })
  | { readonly reason: 'rest'; readonly player: number }

/** Points of margin a team loses without each of its players. */
const WORTH = [2.4, 1.8, 1.4, 1, 0.7, 0.5, 0.4, 0.3, 0.2, 0.1, 0, 0, 0, 0]
const INJURIES_A_SEASON = 0.9
const KINDS_OF_INJURY = 8
/** A squad is never without more than this many, so that there is always a bench. */
const MOST_MISSING = 4
/** How often each of the best three is spared on the second night. */
const SPARED = [0.16, 0.12, 0.08]

/** All injuries of a club in a season. */
export function spellsOf(seed: string, club: Club, key: SeasonKey): Spell[] {
  const [from, until] = [firstDay(key), lastDay(key)]
  const days = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
  return Array.from({ length: SQUAD_SIZE }, (_, player) => {
    const dice = diceFor(seed, 'injuries', club.id, key.year, player)
    return Array.from({ length: poisson(dice, INJURIES_A_SEASON) }, (): Spell => {
      const sinceDay = addDays(from, dice.between(-5, days))
      const long = Math.round(3 + Math.abs(bell(dice)) * 11 + (dice.chance(0.08) ? 50 : 0))
      const injury = dice.between(0, KINDS_OF_INJURY - 1)
      return { player, injury, sinceDay, untilDay: addDays(sinceDay, long) }
    })
  }).flat()
}

/** Who of a team is missing in a match. */
export function absentIn(
  words: readonly [seed: string, gameId: string, clubId: string],
  spells: readonly Spell[],
  { day, tired }: { readonly day: string; readonly tired: boolean },
): Absent[] {
  const hurt = new Map<number, Absent>()
  for (const spell of spells)
    if (spell.sinceDay <= day && day <= spell.untilDay && hurt.size < MOST_MISSING)
      hurt.set(spell.player, { ...spell, reason: 'injury' })
  if (!tired) return [...hurt.values()]
  const dice = diceFor(...words, 'rest')
  for (const [player, chance] of SPARED.entries())
    if (dice.chance(chance) && !hurt.has(player) && hurt.size < MOST_MISSING)
      hurt.set(player, { reason: 'rest', player })
  return [...hurt.values()]
}

export const worthOf = (absent: readonly Absent[]) =>
  absent.reduce((total, { player }) => total + WORTH[player]!, 0)
