import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import type { RatioPeriod, WinRatio } from '@linmen/contract/expert/ranking.schemas.ts'
import { leagueRecords, type LeagueRecord } from '@linmen/domain/expert/league-record.ts'
import type { Reader } from '#db/port.ts'
import { archiveOf, type Archive } from '#features/archive/public.ts'
import { query } from '#kit/query.ts'
import { byExpert, settledPicks, type ExpertPick } from './expert-records.ts'
import { listedExperts } from './expert-home.ts'
import { tenths } from './ranking.reads.ts'

const DAY_MS = 86_400_000
const DAYS: Record<RatioPeriod, number> = { week: 7, fortnight: 15, month: 30, ever: Infinity }
/** Whoever has settled fewer picks is left out: a share of three says nothing. */
const FEWEST = 5
const MOST = 50
const SPORTS = ['football', 'basketball'] as const

/** Share of hits over a period, the best first. */
export const winRatios = query(
  planEndpoints.winRatios,
  async (db, { period, sport }, { actor, nowMs }) => {
    const since = nowMs - DAYS[period] * DAY_MS
    const picks = (await settledPicks(db, 'all')).filter(
      (pick) => pick.playedAtMs > since && (sport === undefined || pick.sport === sport),
    )
    return { items: await ratiosOf(db, picks, { viewerId: actor?.id, nowMs }) }
  },
)

/** Who has shown most in one league. */
export const leagueExperts = query(
  rankingEndpoints.leagueExperts,
  async (db, { league }, { actor, nowMs, ports, refuse }) => {
    const all = await settledPicks(db, 'all')
    const isPicked = all.some(({ leagueName }) => leagueName === league)
    const name = isPicked ? league : await nameOfLeague(archiveOf(ports), league)
    if (name === null) return refuse('league.not_found', {})
    const picks = all.filter(({ leagueName }) => leagueName === name)
    return { name, items: await ratiosOf(db, picks, { viewerId: actor?.id, nowMs }) }
  },
)

/** Addresses call a league by its number or its name. */
async function nameOfLeague(archive: Archive, asked: string): Promise<string | null> {
  const numbered = await archive.league(asked)
  if (numbered) return numbered.name
  const known = await Promise.all(SPORTS.map((sport) => archive.leagues(sport)))
  return known.flat().find(({ name }) => name === asked)?.name ?? null
}

async function ratiosOf(
  db: Reader,
  picks: readonly ExpertPick[],
  onlooker: { readonly viewerId: string | undefined; readonly nowMs: number },
): Promise<WinRatio[]> {
  const counted = [...byExpert(picks)]
    .map(([id, own]) => ({ id, ...together(own) }))
    .filter((each) => each.picks >= FEWEST)
    .toSorted((a, b) => b.hits / b.picks - a.hits / a.picks || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
  const faces = await listedExperts(
    db,
    counted.map(({ id }) => id),
    onlooker,
  )
  return counted.flatMap(({ id, picks: settled, hits, returnTenths }) => {
    const expert = faces.get(id)
    if (!expert) return []
    const percent = tenths(hits / settled)
    return [{ expert, picks: settled, hits, percent, profit: returnTenths / 10 }]
  })
}

/** All leagues as one. */
const together = (own: readonly ExpertPick[]): LeagueRecord =>
  leagueRecords(own.map((pick) => ({ ...pick, leagueName: '' })))[0] ?? {
    league: '',
    picks: 0,
    hits: 0,
    pushes: 0,
    returnTenths: 0,
  }
