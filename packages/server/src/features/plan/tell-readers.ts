import type { Ports } from '#kit/ports.ts'
import { linkTo, tellEach } from '#features/message/public.ts'
import { fulfilledOrders } from '#features/sale/public.ts'
import type { PlanRow } from './plan.repo.ts'

export interface ReaderNews {
  readonly title: string
  readonly text: string
  /** What makes it the same news: nobody hears it twice. */
  readonly once: string
  /** Who hears it besides those who bought the plan. */
  readonly alsoTo?: readonly string[]
}

/** Everybody who bought a plan hears something of it. */
export const tellReaders = (ports: Ports, plan: PlanRow, news: ReaderNews): Promise<void> =>
  tellReadersOf(ports, [plan], () => news)

/** The same for many plans, each with news of its own. */
export async function tellReadersOf(
  ports: Ports,
  plans: readonly PlanRow[],
  newsOf: (plan: PlanRow) => ReaderNews,
): Promise<void> {
  if (plans.length === 0) return
  const ids = plans.map(({ id }) => id)
  const readers = new Map<string, string[]>(ids.map((id) => [id, []]))
  for (const { goods_id, member_id } of await fulfilledOrders(ports.db.read, 'plan', ids))
    readers.get(goods_id)?.push(member_id)
  const told = plans.flatMap((plan) => {
    const { alsoTo = [], ...news } = newsOf(plan)
    const link = linkTo.plan(plan.id)
    const members = new Set([...readers.get(plan.id)!, ...alsoTo])
    return [...members].map((memberId) => ({
      ...{ memberId, kind: 'expertPlan' as const, link },
      ...news,
    }))
  })
  await tellEach(ports, 'tell-readers', told)
}
