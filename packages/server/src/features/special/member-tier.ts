import type { Tool } from '@linmen/domain/special/tools.ts'
import type { Reader } from '#db/port.ts'
import { isVip, vipHasPart } from '#features/vip/public.ts'

/** What a membership does here: members pay less, and see what their tier includes. */
export interface Tier {
  readonly vip: boolean
  readonly includes: (tool: Tool) => boolean
}

export async function tierOf(db: Reader, memberId: string, nowMs: number): Promise<Tier> {
  if (!(await isVip(db, memberId, nowMs))) return { vip: false, includes: () => false }
  const marks = await vipHasPart(db, memberId, 'winMark', nowMs)
  const data = await vipHasPart(db, memberId, 'specialData', nowMs)
  return { vip: true, includes: ({ key }) => (key === 'winMark' ? marks : data) }
}
