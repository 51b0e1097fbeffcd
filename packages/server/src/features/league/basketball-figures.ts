import type { basketballLeagueGateway } from '@linmen/contract/league/basketball-league.gateway.ts'
import { meanOf } from '@linmen/domain/history/team-record.ts'
import { knowsBackToBack } from '@linmen/domain/match/list/back-to-back.ts'
import { backToBackTable } from '@linmen/domain/standings/back-to-back-record.ts'
import { seasonLines, teamLines } from '@linmen/domain/standings/line-record.ts'
import { MARGIN_BANDS, marginCounts, marginTable } from '@linmen/domain/standings/margin-bands.ts'
import { oddEvenOf, oddEvenTable, type OddEven } from '@linmen/domain/standings/odd-even.ts'
import { percentOf } from '@linmen/domain/standings/percent.ts'
import { basketballPlayed } from '@linmen/domain/standings/played.ts'
import { presentHead } from './atlas.present.ts'
import { fromBook, nameIn, type SeasonBook } from './season-book.ts'
import { chosenBook } from './season-choice.ts'
import { presentHandicap, presentLines, presentTotals, tallyOf } from './table.present.ts'
import type { SharedReads } from '#kit/answers/shared-answers.ts'

type Handlers = SharedReads<typeof basketballLeagueGateway>

export const basketballStatistics: Handlers['getBkLeagueStat'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  return {
    ...(await presentHead(found, call)),
    ...fromBook(found.book, 'statistics', figuresOf),
  }
}

export const oddEven: Handlers['getBkLeagueOddEvenStatApi'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book } = found
  const played = basketballPlayed(book.sheets)
  const totals = played.map(({ score }) => ({ own: score.home, other: score.away }))
  return {
    ...(await presentHead(found, call)),
    all: presentOddEven(oddEvenOf(totals)),
    teams: oddEvenTable([...book.teams.keys()], played).map(({ teamId, all, home, away }) => ({
      teamId,
      name: nameIn(book, teamId),
      all: presentOddEven(all),
      home: presentOddEven(home),
      away: presentOddEven(away),
    })),
  }
}

export const handicaps: Handlers['getBkLeagueLetStatApi'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book } = found
  const teams = fromBook(book, 'lines', ({ sheets }) =>
    [...book.teams.keys()].map((teamId) => presentLines(book, teamLines(teamId, sheets))),
  )
  return {
    ...(await presentHead(found, call)),
    all: presentHandicap(seasonLines(book.sheets).handicap),
    teams: teams.toSorted((a, b) => b.all.winPercent - a.all.winPercent || b.all.win - a.all.win),
  }
}

export const margins: Handlers['getBkLeagueScoreDifferStatApi'] = async (_db, input, call) => {
  const found = await chosenBook('basketball', input, call)
  const { book } = found
  const played = basketballPlayed(book.sheets)
  return {
    ...(await presentHead(found, call)),
    bands: [...MARGIN_BANDS],
    home: marginCounts(played.map(({ score }) => score.home - score.away)),
    away: marginCounts(played.map(({ score }) => score.away - score.home)),
    teams: marginTable([...book.teams.keys()], played).map(({ teamId, won, lost }) => ({
      teamId,
      name: nameIn(book, teamId),
      won: [...won],
      lost: [...lost],
    })),
  }
}

export const consecutiveDays: Handlers['getBkLeagueBackToBackStatApi'] = async (
  _db,
  input,
  call,
) => {
  const found = await chosenBook('basketball', input, call)
  const { book, league } = found
  const rows = backToBackTable(league.id, [...book.teams.keys()], book.sheets)
  return {
    ...(await presentHead(found, call)),
    applies: knowsBackToBack(league.id),
    teams: rows.map((row) => ({ ...row, name: nameIn(book, row.teamId) })),
  }
}

function figuresOf({ sheets }: SeasonBook) {
  const played = basketballPlayed(sheets)
  const sum = (side: 'home' | 'away') => played.reduce((all, { score }) => all + score[side], 0)
  const homeWins = played.filter(({ score }) => score.home > score.away).length
  const overtimes = sheets.filter(
    ({ result }) => result?.sport === 'basketball' && result.periods.length > 4,
  ).length
  const { handicap, total } = seasonLines(sheets)
  const totals = played.map(({ score }) => ({ own: score.home, other: score.away }))
  return {
    matches: played.length,
    pointsPerMatch: meanOf(sum('home') + sum('away'), played.length),
    homePoints: meanOf(sum('home'), played.length),
    awayPoints: meanOf(sum('away'), played.length),
    homeWins: tallyOf(homeWins, played.length),
    awayWins: tallyOf(played.length - homeWins, played.length),
    overtimes: tallyOf(overtimes, played.length),
    odd: tallyOf(oddEvenOf(totals).odd, played.length),
    handicap: presentHandicap(handicap),
    totals: presentTotals(total),
  }
}

const presentOddEven = ({ odd, even }: OddEven) => ({
  odd,
  even,
  oddPercent: percentOf(odd, odd + even),
})
