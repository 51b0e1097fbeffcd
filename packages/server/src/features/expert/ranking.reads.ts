import { rankingEndpoints } from '@linmen/contract/expert/ranking.endpoints.ts'
import type { ListedExpert } from '@linmen/contract/expert/expert.schemas.ts'
import type { RankedExpert, RankKind } from '@linmen/contract/expert/ranking.schemas.ts'
import { leagueRecords } from '@linmen/domain/expert/league-record.ts'
import { closingLine, type ClosingLine } from '@linmen/domain/expert/closing-line.ts'
import { recordOf, type SettledPick } from '@linmen/domain/expert/record.ts'
import { strengths, type Measured } from '@linmen/domain/expert/strength.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { byExpert, settledPicks, type ExpertPick } from './expert-records.ts'
import { expertNames } from './expert-names.ts'
import { listedExperts } from './expert-home.ts'
import { expertsOfSport, poolExperts } from './ranking.repo.ts'

const POOL_PAGE = 20

/** Experts of one sport in the order of what they have shown. Short samples stand below, without a place. */
export const ranking = query(
  rankingEndpoints.ranking,
  async (db, { sport, kind, ...wish }, { actor, nowMs }) => {
    const ids = await expertsOfSport(db, sport)
    const picks = byExpert((await settledPicks(db, ids)).filter((pick) => pick.sport === sport))
    const records = new Map(ids.map((id) => [id, picks.get(id) ?? []]))
    const measured = strengths(records)
    const places = placed(ids, (id) => scoreOf(kind, records.get(id)!, measured.get(id)!, nowMs))
    return presented(pageOf(places, wish), async (rows) => {
      const faces = await listedExperts(
        db,
        rows.map(({ id }) => id),
        { viewerId: actor?.id, nowMs },
      )
      return rows.flatMap(({ id, place }) => {
        const expert = faces.get(id)
        if (!expert) return []
        return [ranked(expert, place, measured.get(id)!, closingLine(records.get(id)!))]
      })
    })
  },
)

/** What an expert is ranked by; null where the sample is too small. */
function scoreOf(
  kind: RankKind,
  picks: readonly SettledPick[],
  { strength }: Measured,
  nowMs: number,
): readonly number[] | null {
  if (kind === 'strength') return strength && [strength.value]
  const { recent, streak, monthReturnTenths, settled } = recordOf(picks, nowMs)
  if (kind === 'profit') return monthReturnTenths === null ? null : [monthReturnTenths]
  if (!recent) return null
  return kind === 'streak' ? [streak, settled] : [recent.hits / recent.picks, streak, settled]
}

interface Placed {
  readonly id: string
  readonly place: number | null
}

/** The best first; whoever has no score comes last, in a steady order. */
function placed(ids: readonly string[], score: (id: string) => readonly number[] | null): Placed[] {
  const scored = ids.map((id) => ({ id, score: score(id) }))
  const order = scored.toSorted((a, b) => compare(a.score, b.score) || (a.id < b.id ? -1 : 1))
  return order.map(({ id, score: own }, at) => ({ id, place: own === null ? null : at + 1 }))
}

function compare(a: readonly number[] | null, b: readonly number[] | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  const at = a.findIndex((value, place) => value !== b[place])
  return at === -1 ? 0 : b[at]! - a[at]!
}

function ranked(
  expert: ListedExpert,
  place: number | null,
  known: Measured,
  closing: ClosingLine | null,
): RankedExpert {
  const { picks, raw, strength } = known
  return {
    expert,
    ...(place !== null && { place }),
    picks,
    ...(raw !== null && { rawReturn: tenths(raw) }),
    ...(strength && {
      strength: {
        percent: tenths(strength.value),
        low: tenths(strength.low),
        high: tenths(strength.high),
      },
    }),
    ...(closing && { closing: { percent: tenths(closing.value), picks: closing.picks } }),
  }
}

/** A share of the stake in percent, to a tenth. */
export const tenths = (share: number) => Math.round(share * 1000) / 10

export const listPoolExperts = query(
  rankingEndpoints.listPoolExperts,
  async (db, { pageNo }, { actor, nowMs }) => {
    const ids = await poolExperts(db)
    return presented(pageOf(ids, { pageNo, pageSize: POOL_PAGE }), async (page) => [
      ...(await listedExperts(db, page, { viewerId: actor?.id, nowMs })).values(),
    ])
  },
)

const MARKETS: Record<string, (pick: ExpertPick) => boolean> = {
  all: () => true,
  football: ({ sport }) => sport === 'football',
  basketball: ({ sport }) => sport === 'basketball',
  single: ({ market, twoForOne }) =>
    !twoForOne && (market === 'winDrawLose' || market === 'winLose'),
  handicap: ({ market }) => market === 'handicap',
  overUnder: ({ market }) => market === 'overUnder',
}

export const ofLeagues = query(
  rankingEndpoints.leagueRecords,
  async (db, { expertId, gameType }, { nowMs, refuse }) => {
    const names = await expertNames(db, [expertId])
    const faces = await listedExperts(db, [expertId], { viewerId: undefined, nowMs })
    if (!faces.has(expertId)) refuse('expert.not_found', {})
    const picks = (await settledPicks(db, [expertId])).filter(MARKETS[gameType]!)
    const leagues = leagueRecords(picks)
    const all = leagues.reduce((sum, each) => sum + each.picks + each.pushes, 0)
    const { changedAtMs, playedAtMs } = recordOf(picks, nowMs)
    return {
      name: names.get(expertId) ?? '',
      leagues: leagues.map(({ returnTenths, ...each }) => ({
        ...each,
        profit: returnTenths / 10,
        share: tenths((each.picks + each.pushes) / Math.max(1, all)),
      })),
      ...(changedAtMs !== null && { changedAtMs }),
      ...(playedAtMs !== null && { playedAtMs }),
    }
  },
)
