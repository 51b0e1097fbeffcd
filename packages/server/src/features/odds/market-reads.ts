import { liveChipText } from '@linmen/domain/match/football/football-minute.ts'
import { foldMatch, shownScore } from '@linmen/domain/match/match-fold.ts'
import type { FootballReport } from '@linmen/domain/match/match-report.ts'
import { companyName } from '@linmen/domain/odds/companies.ts'
import {
  DISPERSION_FORMULA,
  dispersionTable,
  KELLY_FORMULA,
  kellyTable,
} from '@linmen/domain/odds/kelly-table.ts'
import type { OddsTick } from '@linmen/domain/sport/odds.ts'
import { archiveOf } from '#features/archive/public.ts'
import { bookmakersOffers, oddsOfMatch, type Asking } from './odds-of-match.ts'

type OfMatch = { readonly matchId: string }

export async function kelly({ ports }: Asking, { matchId }: OfMatch) {
  const offers = bookmakersOffers(await oddsOfMatch(ports, matchId, 'football'), 'european')
  return { matchId, ...(kellyTable(offers) ?? NO_KELLY) }
}

const NO_KELLY = {
  formula: KELLY_FORMULA,
  companies: 0,
  chances: null,
  mean: null,
  dispersion: null,
  rows: [],
}

export async function dispersion({ ports }: Asking, { matchId }: OfMatch) {
  const offers = bookmakersOffers(await oddsOfMatch(ports, matchId, 'football'), 'european')
  return { matchId, ...(dispersionTable(offers) ?? NO_DISPERSION) }
}

const SILENT = { kelly: null, odds: null }
const NO_DISPERSION = {
  formula: DISPERSION_FORMULA,
  companies: 0,
  first: SILENT,
  now: SILENT,
}

// Enough for a page; the whole history of a company has its own call.
const NEWEST = 200

/** Offers of the running match, newest first, each with the score it was made at. */
export async function inPlay({ ports }: Asking, { matchId }: OfMatch) {
  const { sheet, ticks } = await oddsOfMatch(ports, matchId, 'football')
  const plays = await archiveOf(ports).footballPlay(matchId)
  const during = ticks
    .filter(({ atMs, european }) => atMs > sheet.fixture.kickOffAtMs && european.home > 0)
    .toSorted((a, b) => b.atMs - a.atMs)
  return {
    matchId,
    begun: plays.some(({ kind }) => kind === 'status'),
    rows: during.slice(0, NEWEST).map((tick) => rolled(tick, plays)),
  }
}

function rolled(tick: OddsTick, plays: readonly FootballReport[]) {
  const live = foldMatch(
    plays.filter(({ atMs }) => atMs <= tick.atMs),
    0,
  )
  const { company, atMs, european, asian, overUnder } = tick
  return {
    company,
    name: companyName(company),
    atMs,
    clock: liveChipText(live.phase, live.clockFromMs, atMs) ?? '',
    score: shownScore(live),
    european,
    asian,
    overUnder,
  }
}
