import type { PageWish } from '@linmen/contract'
import type { Reader } from '#db/port.ts'
import type { Member } from '#kit/member.ts'
import { presented } from '#kit/page-of.ts'
import { boughtBy } from '#features/sale/public.ts'
import { presentPlans } from './plan.present.ts'
import { planPage } from './plan.repo.ts'

/** What an expert has published; what anybody else has bought. */
export async function ownPlans(db: Reader, member: Member, wish: PageWish, nowMs: number) {
  const own =
    member.role === 'expert'
      ? { expertIds: [member.id], withHidden: true }
      : { planIds: await boughtBy(db, member.id, 'plan') }
  const page = await planPage(db, { ...wish, ...own }, nowMs)
  return presented(page, (plans) => presentPlans(db, plans, member, nowMs))
}
