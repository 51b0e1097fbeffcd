import type { House } from '@linmen/contract/kit/codec.ts'
import type { footballBracket } from '@linmen/contract/league/bracket.schemas.ts'
import type { FootballRow } from '@linmen/contract/league/match-row.schemas.ts'
import type { BracketColumn, BracketTie } from '#ui/bracket/bracket.tsx'
import { dateWords, momentWords, pairWords, scoreWords } from './match-words.ts'

type Rounds = House<typeof footballBracket>['rounds']
type Tie = Rounds[number]['ties'][number]

interface Drawing {
  /** Nothing while matches have no page. */
  readonly hrefOf: (matchId: string) => string | undefined
  readonly nowMs: number
}

/** A knock-out stage as it is drawn, with the rounds that are still open. */
export const bracketColumns = (rounds: Rounds, drawing: Drawing): BracketColumn[] =>
  withOpenRounds(
    rounds.map(({ name, ties }) => ({ name, ties: ties.map((tie) => drawn(tie, drawing)) })),
  )

/** Which round so many ties are. */
const OPEN_ROUNDS = new Map([
  [1, '决赛'],
  [2, '半决赛'],
  [4, '四分之一决赛'],
  [8, '八分之一决赛'],
])

const NOBODY = { id: '', name: '待定' }

/**
 * What follows the last round that is drawn: half as many ties each time, of nobody yet. Some competitions draw anew for
 * every round, so that no line says who meets whom.
 */
function withOpenRounds(columns: BracketColumn[]): BracketColumn[] {
  const half = (columns.at(-1)?.ties.length ?? 0) / 2
  const name = OPEN_ROUNDS.get(half)
  if (!name) return columns
  const ties = Array.from({ length: half }, (_, at): BracketTie => ({
    id: `open-${half}-${at}`,
    home: NOBODY,
    away: NOBODY,
    winnerId: null,
    legs: [],
  }))
  return withOpenRounds([...columns, { name, ties }])
}

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
