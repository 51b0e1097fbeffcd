import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import { offersAt } from '@linmen/domain/odds/offers.ts'
import { SAME_ODDS_ROOM, sameOdds } from '@linmen/domain/odds/same-odds.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import { archiveOf } from '#features/archive/public.ts'
import type { GatewayCall } from '#kit/gateway.ts'
import { oddsOfMatch } from './odds-of-match.ts'

const SEASONS_SEARCHED = 3

/** What became of matches of this league that closed at the price this one has now. */
export async function sameOddsOf({ ports }: GatewayCall, { matchId }: { matchId: string }) {
  const { sheet, ticks } = await oddsOfMatch(ports, matchId, 'football')
  const company = MAIN_COMPANY.football
  const offers = offersAt(ticks, 'european', sheet.fixture.kickOffAtMs)
  const own = offers.find((offer) => offer.company === company)
  const odds = own?.now.european ?? sheet.closing?.european ?? { home: 0, draw: 0, away: 0 }
  const archive = archiveOf(ports)
  const seasons = (await archive.seasons(sheet.league.id)).slice(0, SEASONS_SEARCHED)
  const history: MatchSheet[] = []
  for (const { id } of seasons) history.push(...(await archive.seasonMatches(id)))
  const { counts, rows } = sameOdds(odds, history, sheet.fixture.kickOffAtMs)
  return {
    matchId,
    company,
    name: companyName(company),
    odds,
    tolerance: SAME_ODDS_ROOM / 100,
    scope: `${sheet.league.name}近${seasons.length}季收录的完场比赛，按终盘比较`,
    counts,
    rows: rows.map(rowOf),
  }
}

const rowOf = ({ fixture, league, home, away, result, closing }: MatchSheet) => ({
  matchId: fixture.id,
  kickOffAtMs: fixture.kickOffAtMs,
  league: league.name,
  home: home.name,
  away: away.name,
  score: result!.full,
  odds: closing!.european,
  result: resultWord(result!.full.home - result!.full.away),
})

const resultWord = (margin: number) => (margin > 0 ? '胜' : margin < 0 ? '负' : '平')
