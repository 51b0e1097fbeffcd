import { afterCommit } from '#kit/call-of.ts'
import type { Ports } from '#kit/ports.ts'
import { linkTo, tellMember } from '#features/message/public.ts'
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

/** Everybody who bought a plan hears something of it, each in a transaction of their own. */
export async function tellReaders(ports: Ports, plan: PlanRow, news: ReaderNews): Promise<void> {
  const { title, text, once, alsoTo = [] } = news
  const orders = await fulfilledOrders(ports.db.read, 'plan', [plan.id])
  const nowMs = ports.clock.nowMs()
  for (const memberId of new Set([...orders.map(({ member_id }) => member_id), ...alsoTo])) {
    const { after, settle } = afterCommit(ports, 'tell-readers')
    const link = linkTo.plan(plan.id)
    await ports.db.transaction((tx) =>
      tellMember(
        tx,
        { ports, nowMs, after },
        { memberId, kind: 'expertPlan', title, text, link, once },
      ),
    )
    settle()
  }
}
