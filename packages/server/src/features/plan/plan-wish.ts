import type { Publication } from '@linmen/contract/plan/publish.schemas.ts'

/** A plan somebody wants to publish, and when. */
export interface PlanWish extends Publication {
  readonly expertId: string
  readonly nowMs: number
  readonly inSetMeals?: boolean
}

export type PublishedPlan = { readonly id: string; readonly planNo: string }
