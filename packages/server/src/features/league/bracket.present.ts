import type { Stage } from '@linmen/domain/sport/atlas.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { bracketOf } from '@linmen/domain/standings/bracket.ts'
import { fromBook, nameIn, type SeasonBook } from './season-book.ts'
import { sheetsOfStage } from './season-choice.ts'

/** The tree of a knock-out stage, worked out once for every state of the season. */
export function presentBracket<Row>(
  book: SeasonBook,
  stage: Stage | null,
  rowsOf: (legs: readonly MatchSheet[]) => Row[],
) {
  const rounds = fromBook(book, `bracket|${stage?.id}`, () => bracketOf(sheetsOfStage(book, stage)))
  const team = (id: string) => ({ id, name: nameIn(book, id) })
  return rounds.map(({ name, ties }) => ({
    name,
    ties: ties.map((tie) => ({
      id: tie.id,
      home: team(tie.homeId),
      away: team(tie.awayId),
      aggregate: tie.aggregate,
      winnerId: tie.winnerId,
      decidedBy: tie.decidedBy,
      from: [...tie.from],
      legs: rowsOf(tie.legs),
    })),
  }))
}
