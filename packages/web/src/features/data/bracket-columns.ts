import type { House } from '@linmen/contract/kit/codec.ts'
import type { footballBracket } from '@linmen/contract/sportdata/bracket.schemas.ts'
import type { FootballRow } from '@linmen/contract/sportdata/match-row.schemas.ts'
import type { BracketColumn, BracketTie } from '#ui/bracket/bracket.tsx'
import { momentWords, scoreWords } from './match-words.ts'

type Rounds = House<typeof footballBracket>['rounds']
type Tie = Rounds[number]['ties'][number]

/** A knock-out stage as it is drawn. `hrefOf` is empty while matches have no page. */
export const bracketColumns = (
  rounds: Rounds,
  hrefOf: (matchId: string) => string | undefined,
): BracketColumn[] =>
  rounds.map(({ name, ties }) => ({ name, ties: ties.map((tie) => drawn(tie, hrefOf)) }))

function drawn(tie: Tie, hrefOf: (matchId: string) => string | undefined): BracketTie {
  const begun = tie.legs.some((leg) => scoreWords(leg) !== null)
  const decided = tie.decidedBy ? DECIDED[tie.decidedBy] : undefined
  return {
    id: tie.id,
    home: { ...tie.home, ...(begun && { total: tie.aggregate.home }) },
    away: { ...tie.away, ...(begun && { total: tie.aggregate.away }) },
    winnerId: tie.winnerId,
    from: tie.from,
    ...(decided && { note: decided }),
    legs: tie.legs.map((leg, at) => {
      const href = hrefOf(leg.id)
      return {
        id: leg.id,
        text: legWords(leg, tie, at),
        ...(href !== undefined && { href }),
      }
    }),
  }
}

/** The second leg is written from the side that is at home in the first, like the total above it. */
function legWords(leg: FootballRow, tie: Tie, at: number): string {
  const score = scoreWords(leg)
  const turned = score !== null && leg.home.id !== tie.home.id
  const said = turned
    ? score.split('-').toReversed().join('-')
    : (score ?? momentWords(leg.kickOffAtMs))
  return tie.legs.length === 2 ? `${LEGS[at]} ${said}` : said
}

const LEGS = ['首回合', '次回合']
const DECIDED: Partial<Record<NonNullable<Tie['decidedBy']>, string>> = {
  extraTime: '加时决胜',
  penalties: '点球决胜',
}
