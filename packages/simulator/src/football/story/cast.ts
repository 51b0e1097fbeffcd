import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import type { FootballPosition } from '@linmen/domain/sport/player.ts'
import { diceFor } from '@linmen/domain/chance/dice.ts'
import type { Club } from '#football/season/clubs.ts'
import type { Match } from '#football/season/match.ts'
import { FORMATIONS, needed, type Formation } from '#football/squad/formations.ts'
import type { Man } from '#football/squad/roster.ts'

/** Who plays for one side: eleven in the order of the formation, goalkeeper first, and the bench. */
export interface Cast {
  readonly formation: Formation
  readonly starters: readonly Man[]
  readonly bench: readonly Man[]
}

const BENCH = 9
const POSITIONS: readonly FootballPosition[] = ['goalkeeper', 'defender', 'midfielder', 'forward']

interface Choice {
  readonly side: Side
  readonly men: readonly Man[]
  /** As anybody would guess it: no rotation, no other formation for this match. */
  readonly usual?: boolean
}

/** The best eleven that can play, with a little rotation; a missing line is filled from the others. */
export function castOf(seed: string, match: Match, { side, men, usual = false }: Choice): Cast {
  const formation = formationOf(seed, usual ? '' : match.id, {
    half: match.half,
    club: match[side],
  })
  const dice = diceFor(seed, 'cast', match.id, side)
  const ranked = men
    .map((man) => ({ man, worth: man.skill + (usual ? 0 : dice.next() * 0.16) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ man }) => man)
  const wanted = needed(formation)
  const chosen = new Set<Man>()
  const starters = POSITIONS.flatMap((position) => {
    const own = ranked.filter((man) => man.position === position && !chosen.has(man))
    const others = ranked.filter(
      (man) => man.position !== position && man.position !== 'goalkeeper' && !chosen.has(man),
    )
    const line = [...own, ...(position === 'goalkeeper' ? [] : others)].slice(0, wanted[position])
    for (const man of line) chosen.add(man)
    return line
  })
  const left = ranked.filter((man) => !chosen.has(man))
  const keeper = left.filter(({ position }) => position === 'goalkeeper').slice(0, 1)
  const field = left.filter(({ position }) => position !== 'goalkeeper')
  return { formation, starters, bench: [...keeper, ...field].slice(0, BENCH) }
}

/** The best man of the back lines and the midfield wears the band. */
export const captainOf = ({ starters }: Cast): Man =>
  starters
    .filter(({ position }) => position === 'defender' || position === 'midfielder')
    .reduce((best, man) => (man.skill > best.skill ? man : best))

/** A club has one way to play, and another for some of the matches. */
function formationOf(
  seed: string,
  matchId: string,
  { half, club }: { readonly half: number; readonly club: Club },
): Formation {
  const usual = diceFor(seed, 'formation', club.id, half)
  const [first, second] = [usual.pick(FORMATIONS), usual.pick(FORMATIONS)]
  if (matchId === '') return first
  return diceFor(seed, 'formation', club.id, matchId).chance(0.8) ? first : second
}
