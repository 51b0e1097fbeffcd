import type { OutputOf } from '@linmen/contract'
import type { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { beijingMidnight } from '@linmen/domain/match/business-day.ts'
import { add } from '@linmen/domain/money/cents.ts'
import { maskedIdCard, maskedName } from '@linmen/domain/user/id-card.ts'
import type { Reader } from '#db/port.ts'
import { fansOf, followingCount, lastChange } from '#features/expert/public.ts'
import { realNameOf } from '#features/identity/public.ts'
import { followCount } from '#features/match/public.ts'
import { sportOfExpert, waitingPlans } from '#features/plan/public.ts'
import { looksAt } from '#features/sale/public.ts'
import { earnedSince, holdingsOf } from '#features/wallet/public.ts'
import type { Ports } from '#kit/ports.ts'
import { partnerOf } from './partner.ts'

const LEVELS = ['normal', 'laboratory', 'record'] as const

/** A member's own view of themselves, balances included. */
export async function readMe(
  db: Reader,
  ports: Pick<Ports, 'settings'>,
  { memberId, nowMs }: { readonly memberId: string; readonly nowMs: number },
): Promise<OutputOf<typeof userEndpoints.me>> {
  const member = await db
    .selectFrom('member')
    .selectAll()
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { coins, cash } = await holdingsOf(db, memberId, nowMs)
  const phone = maskedPhone(member.phone)
  const isExpert = member.level > 0
  const followers = (await fansOf(db, [memberId]))(memberId)
  const following = await followingCount(db, memberId)
  const person = await realNameOf(db, ports, memberId)
  return {
    ...NOTHING_KNOWN,
    id: member.id,
    publicId: String(member.number),
    nickname: member.nickname === '' ? phone : member.nickname,
    account: phone,
    telephone: phone,
    phoneChecked: member.phone !== '',
    realName: person ? maskedName(person.name) : '',
    idCard: person ? maskedIdCard(person.idCard) : '',
    signature: member.signature,
    avatar: member.avatar_key,
    isExpert,
    level: LEVELS[member.level],
    oldLevel: await oldLevelOf(db, memberId),
    expertApply: isExpert ? 'accepted' : 'none',
    sport: await sportOfExpert(db, memberId),
    followers,
    following,
    counts: {
      ...NOBODY_COUNTED,
      followers,
      following,
      followedMatches: await followCount(db, memberId),
      waitingPlans: await waitingPlans(db, memberId),
    },
    looks: await looksAt(db, memberId),
    isOperator: member.role === 'operator',
    isPartner: (await partnerOf(db, memberId)) !== undefined,
    hasPassword: member.password_hash !== '',
    joinedAtMs: member.created_at_ms,
    coins,
    earned: cash,
    total: add(coins, cash),
    earnedToday: await earnedSince(db, memberId, beijingMidnight(nowMs)),
  }
}

/** The level before the last change, by the moment of the change: what a device has not told yet, it tells. */
async function oldLevelOf(db: Reader, memberId: string) {
  const change = await lastChange(db, memberId)
  const from = LEVELS[change?.from ?? -1]
  return change && from ? { [String(change.atMs)]: from } : {}
}

// Calls that would write these are not open, so there is no record that could say otherwise.
const NOBODY_COUNTED = { posts: 0, subscriptions: 0 }
const NOTHING_KNOWN = {
  passwordStrength: 0,
  registeredBy: 'phone',
  wechatBound: false,
  switchOpen: false,
  versionSwitch: false,
  lotteryListed: false,
} as const

const maskedPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`
