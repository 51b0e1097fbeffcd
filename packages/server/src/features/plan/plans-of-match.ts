import type { Page, PageWish } from '@linmen/contract'
import type { PlanSummary } from '@linmen/contract/plan/plan.schemas.ts'
import type { Reader } from '#db/port.ts'
import { presented } from '#kit/page-of.ts'
import { presentPlans } from './plan.present.ts'
import { planPage } from './plan.repo.ts'

interface Onlooker {
  readonly viewer: { readonly id: string } | null
  readonly nowMs: number
}

/** Plans about one match, as this viewer may see them. */
export async function plansOfMatch(
  db: Reader,
  page: { readonly matchId: string } & PageWish,
  { viewer, nowMs }: Onlooker,
): Promise<Page<PlanSummary>> {
  return presented(await planPage(db, page, nowMs), (plans) =>
    presentPlans(db, plans, viewer, nowMs),
  )
}
