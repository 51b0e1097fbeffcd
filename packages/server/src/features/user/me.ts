import type { OutputOf } from '@linmen/contract'
import type { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import type { Reader } from '#db/port.ts'
import { holdingsOf } from '#features/wallet/public.ts'

const LEVELS = ['normal', 'laboratory', 'record'] as const

/** A member's own view of themselves, balances included. */
export async function readMe(
  db: Reader,
  memberId: string,
  nowMs: number,
): Promise<OutputOf<typeof userEndpoints.me>> {
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { coins, cash } = await holdingsOf(db, memberId, nowMs)
  const phone = maskedPhone(member.phone)
  return {
    id: member.id,
    publicId: String(member.number),
    nickname: member.nickname === '' ? phone : member.nickname,
    account: phone,
    telephone: phone,
    signature: member.signature,
    avatar: member.avatar_key,
    isExpert: member.level > 0,
    level: LEVELS[member.level],
    isOperator: member.role === 'operator',
    hasPassword: member.password_hash !== '',
    joinedAtMs: member.created_at_ms,
    coins,
    earned: cash,
    total: (coins + cash) as typeof coins,
  }
}

const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
