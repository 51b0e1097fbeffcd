import type { Cents } from '@linmen/contract'
import type { IncomingHttpHeaders } from 'node:http'
import type { Billed } from '@linmen/domain/pay/reconcile.ts'

/** What a buyer is sent to a channel with. */
export interface ChannelOrder {
  /** Our number, the same for ever. */
  readonly outNo: string
  readonly amount: Cents
  readonly subject: string
  /** How the buyer pays, in the house's word. */
  readonly way: string
  /** Where the buyer comes back to. It only displays: what happened is told by a notice. */
  readonly returnUrl: string
  readonly endsAtMs: number
}

/** What a channel says about an order of ours. */
export type ChannelState =
  | { readonly state: 'paid'; readonly tradeNo: string; readonly amount: Cents }
  | { readonly state: 'unpaid' | 'closed' | 'absent' }

/** A payment as a channel reports it in a notice or an answer. */
export interface PaidNotice {
  readonly outNo: string
  readonly tradeNo: string
  readonly amount: Cents
  readonly currency: string
  readonly merchant: string
}

export type Done = 'done' | 'refused' | 'unknown'

export interface Payee {
  readonly kind: 'bank' | 'alipay'
  readonly account: string
  readonly name: string
  readonly bank: string
}

/**
 * A payment channel. Questions may fail: a throw means that nobody knows, never that nothing happened.
 * None of them is asked inside a transaction, except `orderUrl`, which only signs.
 */
export interface PayChannel {
  readonly name: string
  readonly merchant: string
  /** The ways of paying it takes, in the house's words; left out, it takes all. */
  readonly ways?: readonly string[]
  /** Where it can send cash to; left out, everywhere. */
  readonly paysOut?: readonly ('bank' | 'alipay')[]
  readonly orderUrl: (order: ChannelOrder) => string
  readonly query: (outNo: string) => Promise<ChannelState>
  /** Closes what nobody has paid. An order that was paid meanwhile says so. */
  readonly close: (outNo: string) => Promise<ChannelState>
  readonly refund: (refund: {
    readonly outNo: string
    readonly refundNo: string
    readonly amount: Cents
    /** What was paid in all. */
    readonly total: Cents
    readonly reason: string
  }) => Promise<Done>
  readonly payOut: (payout: {
    readonly outNo: string
    readonly amount: Cents
    readonly payee: Payee
  }) => Promise<Done>
  readonly queryPayOut: (outNo: string) => Promise<Done>
  /** A day in Beijing, `2026-11-25`. */
  readonly bill: (day: string) => Promise<readonly Billed[]>
  /** The notice behind these bytes; null when the channel did not sign them, or not now. */
  readonly readNotice: (notice: SentNotice) => Promise<SignedNotice | null>
}

/** A notice as it came in. */
export interface SentNotice {
  readonly raw: Buffer
  readonly headers: IncomingHttpHeaders
  readonly nowMs: number
}

export interface SignedNotice {
  /** The channel's own number of the notice. */
  readonly number: string
  readonly kind: 'pay' | 'other'
  readonly paid: PaidNotice
}
