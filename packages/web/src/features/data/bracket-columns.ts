import type { House } from '@linmen/contract/kit/codec.ts'
import type { footballBracket } from '@linmen/contract/sportdata/bracket.schemas.ts'
import type { FootballRow } from '@linmen/contract/sportdata/match-row.schemas.ts'
import type { BracketColumn, BracketTie } from '#ui/bracket/bracket.tsx'
import { dateWords, momentWords, pairWords, scoreWords } from './match-words.ts'

type Rounds = House<typeof footballBracket>['rounds']
type Tie = Rounds[number]['ties'][number]

interface Drawing {
  /** Nothing while matches have no page. */
  readonly hrefOf: (matchId: string) => string | undefined
  readonly nowMs: number
}

/** A knock-out stage as it is drawn. */
export const bracketColumns = (rounds: Rounds, drawing: Drawing): BracketColumn[] =>
  rounds.map(({ name, ties }) => ({ name, ties: ties.map((tie) => drawn(tie, drawing)) }))

function drawn(tie: Tie, { hrefOf, nowMs }: Drawing): BracketTie {
  const begun = tie.legs.some((leg) => scoreWords(leg) !== null)
  const note = decided(tie)
  return {
    id: tie.id,
    home: { ...tie.home, ...(begun && { total: tie.aggregate.home }) },
    away: { ...tie.away, ...(begun && { total: tie.aggregate.away }) },
    winnerId: tie.winnerId,
    from: tie.from,
    ...(note && { note }),
    legs: tie.legs.map((leg, at) => {
      const href = hrefOf(leg.id)
      return {
        id: leg.id,
        text: legWords({ leg, tie, at }, nowMs),
        ...(href !== undefined && { href }),
      }
    }),
  }
}

/**
 * The second leg is written from the side that is at home in the first, like the total above it. A single match has its
 * score there already and says when it was.
 */
function legWords({ leg, tie, at }: LegOfTie, nowMs: number): string {
  const score = scoreWords(leg)
  if (tie.legs.length === 1)
    return score === null ? momentWords(leg.kickOffAtMs, nowMs) : dateWords(leg.kickOffAtMs, nowMs)
  const turned = score !== null && leg.home.id !== tie.home.id
  const said = turned
    ? score.split('-').toReversed().join('-')
    : (score ?? momentWords(leg.kickOffAtMs, nowMs))
  return `${LEGS[at]} ${said}`
}

interface LegOfTie {
  readonly leg: FootballRow
  readonly tie: Tie
  readonly at: number
}

const LEGS = ['首回合', '次回合']

/** 点球 4-3 from the side of the total, 加时决胜, or nothing. */
function decided({ decidedBy, legs, home }: Tie): string | undefined {
  if (decidedBy === 'extraTime') return '加时决胜'
  if (decidedBy !== 'penalties') return undefined
  const last = legs.findLast(({ score }) => score?.penalties)
  const shot = last?.score?.penalties
  if (!last || !shot) return '点球决胜'
  const turned = last.home.id !== home.id
  return `点球 ${pairWords(turned ? { home: shot.away, away: shot.home } : shot)}`
}
