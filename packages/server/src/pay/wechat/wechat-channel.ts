import type { Cents } from '@linmen/contract'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type {
  ChannelOrder,
  ChannelState,
  Done,
  PayChannel,
  SentNotice,
  SignedNotice,
} from '#pay/port.ts'
import { readWechatBill } from './bill.ts'
import { openResource, type Resource } from './scheme.ts'
import { wechatLine, type WechatAccess, type WechatAnswer } from './speak.ts'

export const WECHAT_NOTIFY = '/api/channel/wechat/notify'
export const WECHAT_VISIT = '/api/channel/wechat/pay'

export interface WechatChannel extends PayChannel {
  /** Opens the order of a signed visit at WeChat; null when the visit is not one of ours. */
  readonly begin: (query: URLSearchParams) => Promise<string | null>
}

/** WeChat Pay v3 by the official scheme. An order has to be opened there first, so its address leads by our own door. */
export function wechatChannel(access: WechatAccess): WechatChannel {
  const { appId, merchantId, apiKey, ownAddress, secret } = access
  const line = wechatLine(access)
  const merchant = `${appId}:${merchantId}`
  const signed = (words: string) => createHmac('sha256', secret).update(words).digest()
  const orderPath = (outNo: string) =>
    `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outNo)}`
  const query = async (outNo: string): Promise<ChannelState> =>
    stateOf(await line.ask('GET', `${orderPath(outNo)}?mchid=${merchantId}`))

  return {
    name: 'wechat',
    merchant,
    ways: ['wechat', 'wechatWeb'],
    paysOut: [],
    orderUrl: (order) => {
      const words = Buffer.from(JSON.stringify(order)).toString('base64url')
      const sign = signed(words).toString('base64url')
      return `${ownAddress}${WECHAT_VISIT}?${new URLSearchParams({ order: words, sign }).toString()}`
    },
    begin: async (asked) => {
      const [words, sign] = [asked.get('order') ?? '', asked.get('sign') ?? '']
      const [mine, theirs] = [signed(words), Buffer.from(sign, 'base64url')]
      if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return null
      const order = JSON.parse(Buffer.from(words, 'base64url').toString()) as ChannelOrder
      const { status, body } = await line.ask('POST', '/v3/pay/transactions/h5', {
        appid: appId,
        mchid: merchantId,
        description: order.subject,
        out_trade_no: order.outNo,
        time_expire: new Date(order.endsAtMs).toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: `${ownAddress}${WECHAT_NOTIFY}`,
        amount: { total: order.amount, currency: 'CNY' },
        scene_info: { payer_client_ip: '127.0.0.1', h5_info: { type: 'Wap' } },
      })
      if (status !== 200) throw new Error(`WeChat answered ${status} ${String(body['code'])}`)
      const back = encodeURIComponent(order.returnUrl)
      return `${String(body['h5_url'])}&redirect_url=${back}`
    },
    query,
    close: async (outNo) => {
      const { status } = await line.ask('POST', `${orderPath(outNo)}/close`, { mchid: merchantId })
      return status === 204 ? { state: 'closed' } : query(outNo)
    },
    refund: (refund) => payBack(line, refund),
    payOut: async () => 'refused',
    queryPayOut: async () => 'unknown',
    bill: async (day) => {
      const { status, body } = await line.ask(
        'GET',
        `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`,
      )
      if (body['code'] === 'NO_STATEMENT_EXIST') return []
      if (status !== 200) throw new Error(`the bill answered ${status}`)
      const url = new URL(String(body['download_url']))
      const file = await line.send('GET', `${url.pathname}${url.search}`)
      if (createHash('sha1').update(file.raw).digest('hex') !== body['hash_value'])
        throw new Error('the bill does not fit its hash')
      return readWechatBill(file.raw.toString())
    },
    readNotice: (notice) => readNotice(line, apiKey, notice),
  }
}

async function payBack(
  line: ReturnType<typeof wechatLine>,
  { outNo, refundNo, amount, total, reason }: Parameters<PayChannel['refund']>[0],
): Promise<Done> {
  const { status, body } = await line.ask('POST', '/v3/refund/domestic/refunds', {
    out_trade_no: outNo,
    out_refund_no: refundNo,
    reason,
    amount: { refund: amount, total, currency: 'CNY' },
  })
  if (status !== 200) return body['code'] === 'INVALID_REQUEST' ? 'refused' : 'unknown'
  if (body['status'] === 'SUCCESS') return 'done'
  return body['status'] === 'CLOSED' || body['status'] === 'ABNORMAL' ? 'refused' : 'unknown'
}

function stateOf({ status, body }: WechatAnswer): ChannelState {
  if (status === 404) return { state: 'absent' }
  if (status !== 200) throw new Error(`WeChat answered ${status} ${String(body['code'])}`)
  const { trade_state, transaction_id, amount } = body as {
    trade_state: string
    transaction_id: string
    amount: { total: number }
  }
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND')
    return { state: 'paid', tradeNo: transaction_id, amount: amount.total as Cents }
  return { state: trade_state === 'CLOSED' ? 'closed' : 'unpaid' }
}

interface Told {
  readonly id: string
  readonly event_type: string
  readonly resource: Resource
}

interface Transaction {
  readonly appid: string
  readonly mchid: string
  readonly out_trade_no: string
  readonly transaction_id: string
  readonly trade_state: string
  readonly amount: { readonly total: number; readonly currency: string }
}

async function readNotice(
  line: ReturnType<typeof wechatLine>,
  apiKey: string,
  { raw, headers }: SentNotice,
): Promise<SignedNotice | null> {
  if (!(await line.isTheirs(headers, raw))) return null
  const told = JSON.parse(raw.toString()) as Told
  const about = JSON.parse(openResource(apiKey, told.resource)) as Transaction
  const isPaid = told.event_type === 'TRANSACTION.SUCCESS' && about.trade_state === 'SUCCESS'
  return {
    number: told.id,
    kind: isPaid ? 'pay' : 'other',
    paid: {
      outNo: about.out_trade_no,
      tradeNo: about.transaction_id,
      amount: (about.amount?.total ?? 0) as Cents,
      currency: about.amount?.currency ?? '',
      merchant: `${about.appid}:${about.mchid}`,
    },
  }
}
