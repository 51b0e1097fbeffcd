import type { Cents } from '@linmen/contract'
import { account } from '@linmen/domain/ledger/accounts.ts'
import { partnerEarned } from '@linmen/domain/ledger/cash-postings.ts'
import { chargePaid } from '@linmen/domain/ledger/postings.ts'
import { spendable, type Wallet } from '@linmen/domain/ledger/spend-coins.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import type { Reader, Tx } from '#db/port.ts'
import { lockBalances, postJournal, readBalances } from './ledger.repo.ts'
import { lockLots, readLots } from './promo-lots.repo.ts'

/**
 * A member's coins, locked until the end of the transaction together with the accounts that the
 * same journal will touch: balances are always locked all at once, in the order of their ids.
 */
export async function lockWallet(
  tx: Tx,
  memberId: string,
  alsoTouched: readonly string[],
): Promise<Wallet> {
  const lots = await lockLots(tx, memberId)
  const paid = account.paidCoins(memberId)
  const balances = await lockBalances(tx, [paid, account.promoCoins(memberId), ...alsoTouched])
  return { paid: balances(paid), lots }
}

export interface Holdings {
  /** What can be spent now. */
  readonly coins: Cents
  readonly gifts: Cents
  readonly cash: Cents
}

export async function holdingsOf(db: Reader, memberId: string, nowMs: number): Promise<Holdings> {
  const paid = account.paidCoins(memberId)
  const cash = account.cash(memberId)
  const balances = await readBalances(db, [paid, cash])
  const coins = spendable({ paid: balances(paid), lots: await readLots(db, memberId) }, nowMs)
  return { coins, gifts: subtract(coins, balances(paid)), cash: balances(cash) }
}

/** Coins the member can spend now. */
export const balanceOf = async (db: Reader, memberId: string, nowMs: number): Promise<Cents> =>
  (await holdingsOf(db, memberId, nowMs)).coins

/** Books a charge that a channel has confirmed. Asking twice for one charge books it once. */
export const bookCharge = (
  tx: Tx,
  charge: {
    journalId: string
    chargeId: string
    memberId: string
    channel: string
    amount: Cents
    bonus?: Cents
    atMs: number
  },
): Promise<boolean> =>
  postJournal(tx, {
    id: charge.journalId,
    key: `charge.paid:${charge.chargeId}`,
    event: 'charge.paid',
    ref: charge.chargeId,
    actorId: charge.memberId,
    atMs: charge.atMs,
    lines: chargePaid(charge),
  })

/** Books what a partner earned by those they brought. The same reference is booked once. */
export const bookPartnerShare = (
  tx: Tx,
  share: { journalId: string; ref: string; memberId: string; amount: Cents; atMs: number },
): Promise<boolean> =>
  postJournal(tx, {
    id: share.journalId,
    key: `partner:${share.ref}`,
    event: 'partner.earned',
    ref: share.ref,
    actorId: share.memberId,
    atMs: share.atMs,
    lines: partnerEarned(share.memberId, share.amount),
  })
