import { account } from '@linmen/domain/ledger/accounts.ts'
import { lines } from '@linmen/domain/ledger/postings.ts'
import { cents, negate } from '@linmen/domain/money/cents.ts'
import type { CouponTable } from '#db/tables/coupon.ts'
import type { PlanTable } from '#db/tables/plan.ts'
import { bookCharge, postJournal } from '#features/wallet/public.ts'
import type { Insertable } from 'kysely'
import type { TestApp } from './harness.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Never part of any answer to somebody who has not paid. */
export const canaryOf = (planId: string) => `付费正文-${planId}-canary`

/** Puts things into the world of a test. Amounts are fen. */
export function factoryFor(app: TestApp) {
  const now = () => app.clock.nowMs()
  let made = 0
  const next = (prefix: string) => `${prefix}${(made += 1)}`

  return {
    async expert(id: string, rest: { grade?: number; sharePercent?: number } = {}) {
      await app.db.transaction((tx) =>
        tx
          .insertInto('expert_profile')
          .values({
            member_id: id,
            grade: rest.grade ?? 5,
            share_percent: rest.sharePercent ?? 30,
            created_at_ms: now(),
          })
          .execute(),
      )
    },

    async plan(rest: Partial<Insertable<PlanTable>> = {}) {
      const id = rest.id ?? next('plan')
      const plan = {
        id,
        plan_no: `no-${id}`,
        expert_id: 'wei',
        title: '主场防守稳定，节奏在主队一侧',
        teaser: '两队近况与阵容',
        sport: 'football' as const,
        market: 'winDrawLose' as const,
        price: cents(3800),
        match_id: `match-${id}`,
        match_number: '周三005',
        league_name: '欧冠',
        home_name: '国际米兰',
        away_name: '马德里竞技',
        kickoff_ms: now() + HOUR,
        pick: 'home' as const,
        odds_hundredths: 185,
        published_at_ms: now() - HOUR,
        ...rest,
      }
      await app.db.transaction(async (tx) => {
        await tx.insertInto('plan').values(plan).execute()
        await tx
          .insertInto('plan_body')
          .values({ plan_id: id, body: canaryOf(id) })
          .execute()
      })
      return { id, planNo: plan.plan_no, price: plan.price }
    },

    async charge(memberId: string, amount: number) {
      await app.db.transaction((tx) =>
        bookCharge(tx, {
          journalId: next('jn'),
          chargeId: next('ch'),
          memberId,
          channel: 'sandbox',
          amount: cents(amount),
          atMs: now(),
        }),
      )
    },

    async giftCoins(memberId: string, amount: number, expiresAtMs = now() + 7 * DAY) {
      const id = next('lot')
      await app.db.transaction(async (tx) => {
        const gift = cents(amount)
        await tx
          .insertInto('promo_lot')
          .values({
            id,
            member_id: memberId,
            source: 'redpacket',
            granted: gift,
            left_over: gift,
            expires_at_ms: expiresAtMs,
            created_at_ms: now(),
          })
          .execute()
        await postJournal(tx, {
          id: next('jn'),
          key: `gift:${id}`,
          event: 'gift.given',
          ref: id,
          actorId: null,
          atMs: now(),
          lines: lines([
            { account: account.promoExpense('redpacket'), amount: gift },
            { account: account.promoCoins(memberId), amount: negate(gift) },
          ]),
        })
      })
      return id
    },

    async coupon(memberId: string, rest: Partial<Insertable<CouponTable>> = {}) {
      const id = rest.id ?? next('cp')
      await app.db.transaction((tx) =>
        tx
          .insertInto('coupon')
          .values({
            id,
            member_id: memberId,
            name: '满 30 减 8',
            kind: 'amountOff',
            category: 'general',
            worth: cents(800),
            threshold: cents(3000),
            valid_from_ms: now() - DAY,
            valid_to_ms: now() + 2 * DAY,
            expert_level: null,
            expert_id: null,
            origin: 'system',
            order_id: null,
            created_at_ms: now() - DAY,
            ...rest,
          })
          .execute(),
      )
      return id
    },

    async card(memberId: string, percent: number, usesLeft = 1, validToMs = now() + 20 * DAY) {
      const id = next('card')
      await app.db.transaction((tx) =>
        tx
          .insertInto('discount_card')
          .values({
            id,
            member_id: memberId,
            name: '折扣卡',
            percent,
            uses_left: usesLeft,
            valid_to_ms: validToMs,
            created_at_ms: now(),
          })
          .execute(),
      )
      return id
    },

    /** A set meal that was paid with charged coins. */
    async pack(memberId: string, price: number, looks: number, expertId: string | null = null) {
      const id = next('pack')
      await app.db.transaction(async (tx) => {
        await tx
          .insertInto('pack')
          .values({
            id,
            member_id: memberId,
            name: '三场套餐',
            scope: 'jingcai',
            expert_id: expertId,
            price: cents(price),
            paid_part: cents(price),
            looks,
            expires_at_ms: now() + 30 * DAY,
            created_at_ms: now(),
          })
          .execute()
        await postJournal(tx, {
          id: next('jn'),
          key: `pack:${id}`,
          event: 'pack.sold',
          ref: id,
          actorId: memberId,
          atMs: now(),
          lines: lines([
            { account: account.channel('sandbox'), amount: cents(price) },
            { account: account.deferredPack(id), amount: cents(-price) },
          ]),
        })
      })
      return id
    },
  }
}
