import { matchDetailEndpoints } from '@linmen/contract/match/match-detail.endpoints.ts'
import { pageOf, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { expertsById } from '#features/expert/public.ts'
import { matchOf } from '#features/football/public.ts'
import { planCounts, plansOfMatch } from '#features/plan/public.ts'
import { presentInterpretations } from './interpretation.present.ts'
import { interpretationCount, interpretationPage } from './interpretation.repo.ts'

/** As many as anybody ever writes about one match. */
const ALL = { pageNo: 1, pageSize: 100 }
const PAGE = 10
const IN_A_ROOM = 10

export const listInterpretations = query(
  matchDetailEndpoints.listInterpretations,
  async (db, { sport, ...page }, { ports, actor, nowMs }) => {
    await matchOf(ports, page.matchId, sport)
    return presented(await interpretationPage(db, page, nowMs), (rows) =>
      presentInterpretations(db, rows, actor, nowMs),
    )
  },
)

export const countInterpretations = query(
  matchDetailEndpoints.countInterpretations,
  async (db, { matchId, sport }, { ports, nowMs }) => {
    await matchOf(ports, matchId, sport)
    const plans = await planCounts(db, [matchId], nowMs)
    return {
      count: await interpretationCount(db, { matchId }, nowMs),
      plans: plans.get(matchId)?.written ?? 0,
    }
  },
)

export const countVideos = query(
  matchDetailEndpoints.countVideos,
  async (db, { matchId, sport }, { ports, nowMs }) => {
    await matchOf(ports, matchId, sport)
    return { count: await interpretationCount(db, { matchId, medium: 'video' }, nowMs) }
  },
)

/** Plans and interpretations of one match in one list. */
export const listPlansAndInterpretations = query(
  matchDetailEndpoints.listPlansAndInterpretations,
  async (db, { matchId, pageNo, sport, order = 0 }, { ports, actor, nowMs }) => {
    await matchOf(ports, matchId, sport)
    const plans = await plansOfMatch(db, { matchId, ...ALL }, { viewer: actor, nowMs })
    const rows = (await interpretationPage(db, { matchId, ...ALL }, nowMs)).items
    const interpretations = await presentInterpretations(db, rows, actor, nowMs)
    const all = [
      ...plans.items.map((plan) => ({ plan, about: plan })),
      ...interpretations.map((interpretation) => ({ interpretation, about: interpretation })),
    ].toSorted((a, b) => orderOf(order)(a.about, b.about))
    return pageOf(
      all.map(({ about: _about, ...item }) => item),
      { pageNo, pageSize: PAGE },
    )
  },
)

interface Sorted {
  readonly price: number
  readonly buyers: number
  readonly publishedAtMs: number
}

function orderOf(order: number): (a: Sorted, b: Sorted) => number {
  if (order === 1) return (a, b) => a.price - b.price || b.publishedAtMs - a.publishedAtMs
  if (order === 2) return (a, b) => b.buyers - a.buyers || b.publishedAtMs - a.publishedAtMs
  return (a, b) => b.publishedAtMs - a.publishedAtMs
}

/** Whoever has explained this match has a room about it. */
export const listLiveRooms = query(
  matchDetailEndpoints.listLiveRooms,
  async (db, { matchId }, { ports, nowMs }) => {
    await matchOf(ports, matchId)
    const { items } = await interpretationPage(db, { matchId, ...ALL }, nowMs)
    const ids = [...new Set(items.map((row) => row.expert_id))]
    const experts = await expertsById(db, ids, nowMs)
    return {
      rooms: ids.map((memberId) => ({
        memberId,
        expert: experts.get(memberId)!,
        interpretations: items.filter((row) => row.expert_id === memberId).length,
      })),
    }
  },
)

/** What the host of a room still sells, and what they gave away. */
export const listRoomInterpretations = query(
  matchDetailEndpoints.listRoomInterpretations,
  async (db, { memberId }, { actor, nowMs }) => {
    const wish = { expertId: memberId, open: true, pageNo: 1, pageSize: IN_A_ROOM }
    const { items } = await interpretationPage(db, wish, nowMs)
    return { items: await presentInterpretations(db, items, actor, nowMs) }
  },
)
