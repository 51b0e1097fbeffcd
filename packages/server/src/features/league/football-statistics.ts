import type { leagueGateway } from '@linmen/contract/league/league.gateway.ts'
import { footballStatistics } from '@linmen/domain/standings/football-statistics.ts'
import { teamLines } from '@linmen/domain/standings/line-record.ts'
import { presentHead } from './atlas.present.ts'
import { fromBook, type SeasonBook } from './season-book.ts'
import { chosenBook } from './season-choice.ts'
import { footballLeaders, NO_SCORERS } from './season-leaders.ts'
import { presentHandicap, presentLines, presentTotals, tallyOf } from './table.present.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof leagueGateway>

export const footballFigures: Handlers['queryLeagueStatistics'] = async (_db, input, call) => {
  const found = await chosenBook('football', input, call)
  const { book } = found
  return {
    ...(await presentHead(found, call)),
    ...fromBook(book, 'statistics', figuresOf),
    ...(input.players ? await footballLeaders(call.ports, found.league, book) : NO_SCORERS),
  }
}

function figuresOf(book: SeasonBook) {
  const all = footballStatistics(book.sheets)
  const share = (count: number) => tallyOf(count, all.matches)
  const perMatch = (sum: number) => perOne(sum, all.matches)
  return {
    matches: all.matches,
    announced: book.sheets.length,
    goals: all.goals,
    goalsPerMatch: perMatch(all.goals),
    homeGoalsPerMatch: perMatch(all.homeGoals),
    awayGoalsPerMatch: perMatch(all.goals - all.homeGoals),
    firstHalfGoals: all.firstHalfGoals && tallyOf(all.firstHalfGoals.count, all.firstHalfGoals.of),
    homeWins: share(all.homeWins),
    draws: share(all.draws),
    awayWins: share(all.awayWins),
    over: share(all.over),
    under: share(all.matches - all.over),
    odd: share(all.odd),
    even: share(all.matches - all.odd),
    bothScored: share(all.bothScored),
    noGoal: share(all.noGoal),
    byGoals: all.byGoals.map((times, goals) => ({ goals, times: share(times) })),
    scores: all.scores.map(({ score, times }) => ({ score, times: share(times) })),
    cornersPerMatch: whereCounted(all.corners),
    yellowCardsPerMatch: whereCounted(all.yellowCards),
    redCardsPerMatch: whereCounted(all.redCards),
    handicap: presentHandicap(all.lines.handicap),
    totals: presentTotals(all.lines.total),
    teams: [...book.teams.keys()].map((id) => presentLines(book, teamLines(id, book.sheets))),
  }
}

const whereCounted = (counted: { count: number; of: number } | null) =>
  counted && perOne(counted.count, counted.of)

/** Two decimals: 2.74 goals a match. */
const perOne = (sum: number, matches: number) =>
  Math.round((sum * 100) / Math.max(1, matches)) / 100
