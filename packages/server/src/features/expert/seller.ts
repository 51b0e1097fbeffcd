import type { Reader } from '#db/port.ts'

/** What a sale has to know about the expert. */
export interface Seller {
  readonly id: string
  readonly level: number
  readonly sharePercent: number
}

export const sellerOf = (db: Reader, expertId: string): Promise<Seller> =>
  db
    .selectFrom('expert_profile')
    .innerJoin('member', 'member.id', 'expert_profile.member_id')
    .select(['member.id', 'member.level', 'expert_profile.share_percent as sharePercent'])
    .where('member.id', '=', expertId)
    .executeTakeFirstOrThrow()
