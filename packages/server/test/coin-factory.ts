import { account } from '@linmen/domain/ledger/accounts.ts'
import { lines, type Posting } from '@linmen/domain/ledger/postings.ts'
import { cents, negate } from '@linmen/domain/money/cents.ts'
import type { Tx } from '#db/port.ts'
import { bookCharge, postJournal } from '#features/wallet/public.ts'
import type { TestApp } from './harness.ts'

const DAY_MS = 86_400_000

export async function charge(app: TestApp, memberId: string, amount: number): Promise<void> {
  const { ids } = app.ports
  await app.db.transaction((tx) =>
    bookCharge(tx, {
      journalId: ids.next('jn'),
      chargeId: ids.next('ch'),
      memberId,
      channel: 'sandbox',
      amount: cents(amount),
      atMs: app.clock.nowMs(),
    }),
  )
}

export async function giftCoins(
  app: TestApp,
  memberId: string,
  amount: number,
  expiresAtMs = app.clock.nowMs() + 7 * DAY_MS,
): Promise<string> {
  const id = app.ports.ids.next('lot')
  const gift = cents(amount)
  await app.db.transaction(async (tx) => {
    await tx
      .insertInto('promo_lot')
      .values({
        id,
        member_id: memberId,
        source: 'redpacket',
        granted: gift,
        left_over: gift,
        expires_at_ms: expiresAtMs,
        created_at_ms: app.clock.nowMs(),
      })
      .execute()
    await book(app, tx, `gift.${id}`, [
      { account: account.promoExpense('redpacket'), amount: gift },
      { account: account.promoCoins(memberId), amount: negate(gift) },
    ])
  })
  return id
}

/** A set meal that was paid with charged coins. */
export async function pack(
  app: TestApp,
  memberId: string,
  price: number,
  looks: number,
  expertId: string | null = null,
): Promise<string> {
  const id = app.ports.ids.next('pack')
  const nowMs = app.clock.nowMs()
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
        expires_at_ms: nowMs + 30 * DAY_MS,
        created_at_ms: nowMs,
      })
      .execute()
    await book(app, tx, `pack.${id}`, [
      { account: account.channel('sandbox'), amount: cents(price) },
      { account: account.deferred('pack', id), amount: cents(-price) },
    ])
  })
  return id
}

const book = (app: TestApp, tx: Tx, event: `${string}.${string}`, postings: Posting[]) =>
  postJournal(tx, {
    id: app.ports.ids.next('jn'),
    key: event,
    event,
    ref: event,
    actorId: null,
    atMs: app.clock.nowMs(),
    lines: lines(postings),
  })
