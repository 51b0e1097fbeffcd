import type { Cents } from '@linmen/contract'
import type { Billed } from '@linmen/domain/pay/reconcile.ts'
import { createHash } from 'node:crypto'
import {
  cashierPaths,
  isSigned,
  NOTIFY_PATH,
  orderAddress,
  SIGN_HEADER,
  signOf,
  type CashierNotice,
} from './cashier/protocol.ts'
import type { ChannelState, Done, PayChannel, SignedNotice } from './port.ts'

export interface CashierAccess {
  /** Where the cashier stands, for buyers and for us. */
  readonly address: string
  readonly key: string
  readonly merchant: string
  /** Where it can reach us. */
  readonly ownAddress: string
}

const PATIENCE_MS = 5000
const MOST_BYTES = 64 * 1024

/** The local cashier as a channel: orders are signed into an address, answers are signed by the cashier. */
export function cashierChannel({ address, key, merchant, ownAddress }: CashierAccess): PayChannel {
  const ask = async <Answer>(path: string, question: object): Promise<Answer> => {
    const body = JSON.stringify({ merchant, ...question })
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGN_HEADER]: signOf(key, body) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`the cashier answered ${response.status}`)
    if (!isSigned(key, text, response.headers.get(SIGN_HEADER) ?? undefined))
      throw new Error('the answer is not signed by the cashier')
    return JSON.parse(text) as Answer
  }
  const done = async (path: string, question: object): Promise<Done> =>
    (await ask<{ outcome: Done }>(path, question)).outcome

  return {
    name: 'cashier',
    merchant,
    orderUrl: (order) =>
      orderAddress(address, key, { merchant, ...order, notifyUrl: `${ownAddress}${NOTIFY_PATH}` }),
    query: (outNo) => ask<ChannelState>(cashierPaths.query, { outNo }),
    close: (outNo) => ask<ChannelState>(cashierPaths.close, { outNo }),
    refund: (refund) => done(cashierPaths.refund, refund),
    payOut: (payout) => done(cashierPaths.payOut, payout),
    queryPayOut: (outNo) => done(cashierPaths.queryPayOut, { outNo }),
    bill: async (day) => {
      const { file, hash } = await ask<{ file: string; hash: string }>(cashierPaths.bill, { day })
      return billLines(file, hash)
    },
    readNotice: async ({ raw, headers }) => {
      const signature = headers[SIGN_HEADER]
      return readNotice(key, raw, typeof signature === 'string' ? signature : undefined)
    },
  }
}

/** Reads a bill file. One that does not fit its hash is not read at all. */
function billLines(file: string, hash: string): Billed[] {
  if (createHash('sha256').update(file).digest('hex') !== hash)
    throw new Error('the bill does not fit its hash')
  const [, ...lines] = file.trim().split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, outNo, tradeNo, amount, fee, status] = line.split(',')
      return {
        kind: kind as Billed['kind'],
        outNo: outNo!,
        tradeNo: tradeNo!,
        amount: Number(amount) as Cents,
        fee: Number(fee) as Cents,
        status: status === 'done' ? 'done' : 'failed',
      }
    })
}

function readNotice(key: string, raw: Buffer, signature: string | undefined): SignedNotice | null {
  if (raw.length > MOST_BYTES || !isSigned(key, raw.toString(), signature)) return null
  const { number, kind, amount, ...paid } = JSON.parse(raw.toString()) as CashierNotice
  return {
    number,
    kind: kind === 'pay' ? 'pay' : 'other',
    paid: { ...paid, amount: amount as Cents },
  }
}
