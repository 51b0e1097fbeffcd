import type { InputOf } from '@linmen/contract'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import type { PlanLooker } from '@linmen/contract/plan/plan-list.schemas.ts'
import type { Reader } from '#db/port.ts'
import { presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { followedExperts, hotExpertsOf } from '#features/expert/public.ts'
import { boughtBy, buyersPage } from '#features/sale/public.ts'
import { presentPlans } from './plan.present.ts'
import { countPlans, findPlan, planPage, type PlanFilter } from './plan.repo.ts'

const NEWEST = 8
const FREE = 4

export const list = query(planEndpoints.list, async (db, { kind, ...asked }, call) => {
  const { actor, nowMs } = call
  const filter = await filterOf(db, asked, actor?.id)
  const page = await planPage(db, { ...filter, ...(kind !== 'all' && { kind }) }, nowMs)
  return presented(page, (plans) => presentPlans(db, plans, actor, nowMs))
})

/** Plans of experts at level 1, who publish for nothing. */
export const listLaboratory = query(
  planEndpoints.listLaboratory,
  async (db, { kind, ...asked }, { actor, nowMs }) => {
    const market = kind === 'every' || kind === 'all' ? {} : { kind }
    const filter = { ...(await filterOf(db, asked, actor?.id)), ...market, level: 1 as const }
    const page = await planPage(db, filter, nowMs)
    return presented(page, (plans) => presentPlans(db, plans, actor, nowMs))
  },
)

/** What the tab of experts opens with. */
export const listForHome = query(
  planEndpoints.listForHome,
  async (db, { sport }, { actor, nowMs }) => {
    const onSale = { sport, stage: 'onSale' as const }
    const some = async (filter: PlanFilter, pageSize: number) => {
      const { items } = await planPage(db, { ...filter, pageNo: 1, pageSize }, nowMs)
      return presentPlans(db, items, actor, nowMs)
    }
    return {
      hot: await hotExpertsOf(db, sport, nowMs),
      newest: await some({ ...onSale, level: 2 }, NEWEST),
      free: await some({ ...onSale, free: true }, FREE),
      counts: {
        onSale: await countPlans(db, onSale, nowMs),
        free: await countPlans(db, { ...onSale, free: true }, nowMs),
      },
    }
  },
)

/** Who bought a plan. Everybody but the reader is masked. */
export const listLookers = query(
  planEndpoints.listLookers,
  async (db, { planId, ...wish }, { actor, refuse }) => {
    if (!(await findPlan(db, planId))) refuse('plan.not_found', {})
    return presented(await buyersPage(db, 'plan', planId, wish), (rows) =>
      rows.map((row): PlanLooker => ({
        name: row.memberId === actor?.id ? row.nickname : masked(row.nickname),
        avatar: row.avatar,
        atMs: row.atMs,
      })),
    )
  },
)

type Asked = Omit<InputOf<typeof planEndpoints.list>, 'kind'>

async function filterOf(db: Reader, { mine, expertId, ...rest }: Asked, viewerId?: string) {
  const owned = mine === 'bought' && {
    planIds: viewerId ? await boughtBy(db, viewerId, 'plan') : [],
  }
  const followed = mine === 'followed' && {
    expertIds: viewerId ? await followedExperts(db, viewerId) : [],
  }
  return {
    ...rest,
    ...owned,
    ...followed,
    ...(expertId !== undefined && { expertIds: [expertId] }),
  }
}

const masked = (name: string) => (name === '' ? '用户' : `${[...name][0]}**`)
