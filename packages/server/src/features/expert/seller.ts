import type { Reader } from '#db/port.ts'

/** What a sale has to know about the expert. */
export interface Seller {
  readonly id: string
  readonly level: number
  readonly sharePercent: number
}

export const sellerOf = (db: Reader, expertId: string): Promise<Seller> =>
  seller(db, expertId).executeTakeFirstOrThrow()

/** The same of somebody who may look at an expert's pages without being one. */
export const findSeller = (db: Reader, memberId: string): Promise<Seller | undefined> =>
  seller(db, memberId).executeTakeFirst()

const seller = (db: Reader, memberId: string) =>
  db
    .selectFrom('expert_profile')
    .innerJoin('member', 'member.id', 'expert_profile.member_id')
    .select(['member.id', 'member.level', 'expert_profile.share_percent as sharePercent'])
    .where('member.id', '=', memberId)
