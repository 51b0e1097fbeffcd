import { MAIN_COMPANY } from '@linmen/domain/market/companies.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import { isOffered, offersAt, type Market } from '@linmen/domain/odds/offers.ts'
import { SAME_ODDS_ROOM } from '@linmen/domain/odds/same-odds.ts'
import {
  isBigFive,
  precedentMark,
  pricesOf,
  SCOPE_NAMES,
  type LeagueScope,
  type Precedent,
} from '@linmen/domain/same-odds/precedent.ts'
import type { MatchSheet } from '@linmen/domain/sport/fixture.ts'
import {
  archiveOf,
  findPrecedents,
  gatherPrecedents,
  type Archive,
  type PrecedentQuery,
} from '#features/archive/public.ts'
import { oddsOfMatch, type Asking } from './odds-of-match.ts'

const SEASONS_SEARCHED = 3
const SHOWN = 100

interface SameOddsQuestion {
  readonly matchId: string
  readonly companyId?: string | undefined
  readonly market?: Market
  readonly scope?: LeagueScope
  readonly exact?: boolean
  readonly size?: number
}

/** What became of earlier matches that a company closed at the price it has for this one. */
export async function sameOddsOf({ ports }: Asking, asked: SameOddsQuestion) {
  const { matchId, market = 'european', scope = 'own', size = SHOWN } = asked
  const { sheet, ticks } = await oddsOfMatch(ports, matchId, 'football')
  const company = asked.companyId === undefined ? MAIN_COMPANY.football : Number(asked.companyId)
  const offers = offersAt(ticks, market, sheet.fixture.kickOffAtMs)
  const own = offers.find((offer) => offer.company === company)?.now ?? closingOf(sheet, company)
  const room = asked.exact ? 0 : SAME_ODDS_ROOM
  const archive = archiveOf(ports)
  // Who asks about a league has its last seasons fetched; of the others counts what is here.
  const seasons = (await archive.seasons(sheet.league.id)).slice(0, SEASONS_SEARCHED)
  for (const { id } of seasons) await archive.seasonMatches(id)
  await gatherPrecedents(ports, sheet.league.id)
  const prices = own && isOffered(own, market) ? pricesOf(own, market) : null
  const found = prices
    ? await findPrecedents(ports.db.read, {
        ...{ company, market, prices, room, limit: size },
        ...(await leaguesOf(archive, sheet, scope)),
        beforeMs: sheet.fixture.kickOffAtMs,
      })
    : { counts: { n: 0, home: 0, draw: 0, away: 0 }, rows: [] }
  const sheets = await sheetsById(archive, found.rows)
  return {
    ...{ matchId, market, company, name: companyName(company) },
    companies: offers.map((offer) => ({
      company: offer.company,
      name: companyName(offer.company),
    })),
    ...(prices && shownPrices(prices, market)),
    tolerance: room / 100,
    scope: `${scope === 'own' ? sheet.league.name : SCOPE_NAMES[scope]}收录的完场比赛，按终盘比较`,
    counts: found.counts,
    rows: found.rows.map((row) => ({
      ...rowOf(sheets.get(row.matchId)!),
      ...shownPrices(row.prices, market),
      result: precedentMark(market, row.outcome),
    })),
  }
}

/** Of old matches only the main company's last offer is known. */
const closingOf = ({ closing }: MatchSheet, company: number) =>
  company === MAIN_COMPANY.football ? closing : null

async function leaguesOf(
  archive: Archive,
  { league }: MatchSheet,
  scope: LeagueScope,
): Promise<Pick<PrecedentQuery, 'leagues'>> {
  if (scope === 'all') return {}
  if (scope === 'own') return { leagues: { ids: [league.id], isIn: true } }
  const five = (await archive.leagues('football')).filter(isBigFive).map(({ id }) => id)
  return { leagues: { ids: five, isIn: scope === 'bigFive' } }
}

async function sheetsById(archive: Archive, rows: readonly { readonly matchId: string }[]) {
  const sheets = await archive.matches(rows.map(({ matchId }) => matchId))
  return new Map(sheets.map((sheet) => [sheet.fixture.id, sheet]))
}

function shownPrices([one, two, three]: Precedent['prices'], market: Market) {
  if (market === 'european') return { odds: { home: one, draw: two, away: three } }
  return { line: { first: two, line: one, second: three } }
}

const rowOf = ({ fixture, league, home, away, result }: MatchSheet) => ({
  matchId: fixture.id,
  kickOffAtMs: fixture.kickOffAtMs,
  league: league.name,
  home: home.name,
  away: away.name,
  score: result!.full,
})
