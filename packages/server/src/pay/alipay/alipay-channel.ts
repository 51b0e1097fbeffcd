import type { Cents } from '@linmen/contract'
import type { ChannelState, Done, PayChannel, SignedNotice } from '#pay/port.ts'
import { fenOf, yuanOf } from '#pay/yuan.ts'
import { readAlipayBill } from './bill.ts'

export interface AlipayAccess {
  readonly appId: string
  /** The seller's id: money for somebody else is not ours. */
  readonly sellerId: string
  /** Ours, PKCS#8 in PEM, and theirs. */
  readonly privateKey: string
  readonly alipayPublicKey: string
  readonly gateway: string
  readonly ownAddress: string
}

type Answer = Readonly<Record<string, unknown>>

export const ALIPAY_NOTIFY = '/api/channel/alipay/notify'
const PATIENCE_MS = 5000
const BEIJING_MS = 8 * 3_600_000

/** Alipay by its official SDK (RSA2), which is read only where Alipay is taken. */
export async function alipayChannel(access: AlipayAccess): Promise<PayChannel> {
  const { appId, sellerId, ownAddress, ...keys } = access
  const { AlipaySdk } = await import('alipay-sdk')
  const sdk = new AlipaySdk({ appId, ...keys, keyType: 'PKCS8', timeout: PATIENCE_MS })
  const ask = (method: string, bizContent: object): Promise<Answer> =>
    sdk.exec(method, { bizContent })
  const merchant = `${appId}:${sellerId}`
  const query = async (outNo: string): Promise<ChannelState> =>
    stateOf(await ask('alipay.trade.query', { out_trade_no: outNo }))

  return {
    name: 'alipay',
    merchant,
    ways: ['alipay', 'alipayWeb'],
    paysOut: ['alipay'],
    orderUrl: ({ outNo, amount, subject, returnUrl, endsAtMs }) =>
      sdk.pageExecute('alipay.trade.wap.pay', 'GET', {
        bizContent: {
          out_trade_no: outNo,
          total_amount: yuanOf(amount),
          subject,
          product_code: 'QUICK_WAP_WAY',
          time_expire: new Date(endsAtMs + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' '),
        },
        returnUrl,
        notifyUrl: `${ownAddress}${ALIPAY_NOTIFY}`,
      }),
    query,
    close: async (outNo) => {
      const answer = await ask('alipay.trade.close', { out_trade_no: outNo })
      if (answer['code'] === '10000') return { state: 'closed' }
      return query(outNo)
    },
    refund: (refund) => payBack(ask, refund),
    payOut: async ({ outNo, amount, payee }) =>
      sentOf(
        await ask('alipay.fund.trans.uni.transfer', {
          out_biz_no: outNo,
          trans_amount: yuanOf(amount),
          product_code: 'TRANS_ACCOUNT_NO_PWD',
          biz_scene: 'DIRECT_TRANSFER',
          payee_info: {
            identity: payee.account,
            identity_type: 'ALIPAY_LOGON_ID',
            name: payee.name,
          },
        }),
      ),
    queryPayOut: async (outNo) =>
      sentOf(await ask('alipay.fund.trans.common.query', { out_biz_no: outNo })),
    bill: async (day) => {
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      })
      if (answer['subCode'] === 'isp.bill_not_exist') return []
      const url = String(answer['billDownloadUrl'])
      const file = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
      if (!file.ok) throw new Error(`the bill answered ${file.status}`)
      return readAlipayBill(Buffer.from(await file.arrayBuffer()))
    },
    readNotice: async ({ raw }) => {
      const told = Object.fromEntries(new URLSearchParams(raw.toString()))
      // A copy: the SDK takes the signature out of what it is given.
      return sdk.checkNotifySignV2({ ...told }) ? noticeOf(told) : null
    },
  }
}

async function payBack(
  ask: (method: string, bizContent: object) => Promise<Answer>,
  { outNo, refundNo, amount, reason }: Parameters<PayChannel['refund']>[0],
): Promise<Done> {
  const answer = await ask('alipay.trade.refund', {
    out_trade_no: outNo,
    refund_amount: yuanOf(amount),
    out_request_no: refundNo,
    refund_reason: reason,
  })
  return refused(answer) ?? (answer['code'] === '10000' ? 'done' : 'unknown')
}

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

function stateOf(answer: Answer): ChannelState {
  if (answer['subCode'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'absent' }
  if (answer['code'] !== '10000') throw new Error(`Alipay answered ${String(answer['subCode'])}`)
  const status = String(answer['tradeStatus'])
  if (PAID.has(status))
    return {
      state: 'paid',
      tradeNo: String(answer['tradeNo']),
      amount: fenOf(String(answer['totalAmount'])),
    }
  return { state: status === 'TRADE_CLOSED' ? 'closed' : 'unpaid' }
}

/** What will never succeed under this number. Everything else is asked again. */
const NEVER = new Set([
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'PAYEE_NOT_EXIST',
  'PAYEE_USER_INFO_ERROR',
  'PERMIT_CHECK_PERM_LIMITED',
])

const refused = (answer: Answer): Done | null =>
  answer['code'] !== '10000' && NEVER.has(String(answer['subCode'])) ? 'refused' : null

function sentOf(answer: Answer): Done {
  const never = refused(answer)
  if (never) return never
  if (answer['status'] === 'SUCCESS') return 'done'
  return answer['status'] === 'FAIL' ? 'refused' : 'unknown'
}

function noticeOf(told: Readonly<Record<string, string>>): SignedNotice {
  const isPaid = PAID.has(told['trade_status'] ?? '') && told['refund_fee'] === undefined
  return {
    number: told['notify_id'] ?? '',
    kind: isPaid ? 'pay' : 'other',
    paid: {
      outNo: told['out_trade_no'] ?? '',
      tradeNo: told['trade_no'] ?? '',
      amount: fenOf(told['total_amount'] ?? '0') as Cents,
      currency: 'CNY',
      merchant: `${told['app_id']}:${told['seller_id']}`,
    },
  }
}
