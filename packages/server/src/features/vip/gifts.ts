import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import { GIFT_DAYS, giftItems } from '@linmen/domain/vip/gifts.ts'
import { command } from '#kit/command.ts'
import { pageFrom, presented } from '#kit/page-of.ts'
import { query } from '#kit/query.ts'
import { issueItems } from '#features/coupon/public.ts'
import { findGift, giftsOf, markTaken, presentGift } from './gift.repo.ts'

const PAGE = 20
const COUPON_MS = GIFT_DAYS * 86_400_000

export const listGifts = query(
  vipGiftEndpoints.listGifts,
  async (db, { pageNo }, { actor, nowMs }) => {
    const page = await pageFrom(giftsOf(db, actor.id, nowMs), { pageNo, pageSize: PAGE })
    return presented(page, (rows) => rows.map((row) => presentGift(row, nowMs)))
  },
)

export const gift = query(vipGiftEndpoints.gift, async (db, { giftId }, { actor, nowMs, refuse }) =>
  presentGift((await findGift(db, actor.id, giftId)) ?? refuse('gift.not_found', {}), nowMs),
)

/** What is in the parcel goes into the drawer. Taking it again gives nothing and says that it was taken. */
export const takeGift = command(
  vipGiftEndpoints.takeGift,
  async (tx, { giftId }, { actor, nowMs, ports, refuse }) => {
    const row = (await findGift(tx, actor.id, giftId)) ?? refuse('gift.not_found', {})
    const shown = presentGift(row, nowMs)
    if (shown.state === 'taken') return shown
    if (shown.state === 'waiting') return refuse('gift.waiting', {})
    if (shown.state === 'missed') return refuse('gift.missed', {})
    if (await markTaken(tx, giftId, nowMs))
      await issueItems(tx, ports, giftItems(row.tier), {
        memberId: actor.id,
        fromMs: nowMs,
        toMs: nowMs + COUPON_MS,
      })
    return { ...shown, state: 'taken' as const, takenAtMs: nowMs }
  },
  { onceByNature: true },
)
