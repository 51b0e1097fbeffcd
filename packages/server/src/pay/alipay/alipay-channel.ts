import type { Cents } from '@linmen/contract'
import type { ChannelState, Done, PayChannel, SignedNotice } from '#pay/port.ts'
import { fenOf, yuanOf } from '#pay/yuan.ts'
import { readAlipayBill } from './bill.ts'
import { alipayGateway, beijingTime, type AlipayAccess, type Answer } from './gateway.ts'

export const ALIPAY_NOTIFY = '/api/channel/alipay/notify'
const BILL_TIMEOUT_MS = 5000

/** Alipay by its gateway. Its pages are opened by the browser, everything else is asked from here. */
export function alipayChannel(access: AlipayAccess): PayChannel {
  const { appId, sellerId, ownAddress } = access
  const gateway = alipayGateway(access)
  const query = async (outNo: string): Promise<ChannelState> =>
    stateOf(await gateway.call('alipay.trade.query', { out_trade_no: outNo }))

  return {
    name: 'alipay',
    merchant: `${appId}:${sellerId}`,
    ways: ['alipay', 'alipayWeb'],
    paysOut: ['alipay'],
    orderUrl: ({ outNo, amount, subject, returnUrl, endsAtMs }) =>
      gateway.pageUrl(
        'alipay.trade.wap.pay',
        {
          out_trade_no: outNo,
          total_amount: yuanOf(amount),
          subject,
          product_code: 'QUICK_WAP_WAY',
          time_expire: beijingTime(endsAtMs),
        },
        { return_url: returnUrl, notify_url: `${ownAddress}${ALIPAY_NOTIFY}` },
      ),
    query,
    close: async (outNo) => {
      const answer = await gateway.call('alipay.trade.close', { out_trade_no: outNo })
      if (answer['code'] === '10000') return { state: 'closed' }
      return query(outNo)
    },
    refund: (refund) => payBack(gateway.call, refund),
    payOut: async ({ outNo, amount, payee }) =>
      sentOf(
        await gateway.call('alipay.fund.trans.uni.transfer', {
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
      sentOf(await gateway.call('alipay.fund.trans.common.query', { out_biz_no: outNo })),
    bill: async (day) => {
      const answer = await gateway.call('alipay.data.dataservice.bill.downloadurl.query', {
        bill_type: 'trade',
        bill_date: day,
      })
      if (answer['sub_code'] === 'isp.bill_not_exist') return []
      const url = String(answer['bill_download_url'])
      const file = await fetch(url, { signal: AbortSignal.timeout(BILL_TIMEOUT_MS) })
      if (!file.ok) throw new Error(`the bill answered ${file.status}`)
      return readAlipayBill(Buffer.from(await file.arrayBuffer()))
    },
    readNotice: async ({ raw }) => {
      const params = gateway.readNotice(raw)
      return params && noticeOf(params)
    },
  }
}

async function payBack(
  call: (method: string, content: object) => Promise<Answer>,
  { outNo, refundNo, amount, reason }: Parameters<PayChannel['refund']>[0],
): Promise<Done> {
  const answer = await call('alipay.trade.refund', {
    out_trade_no: outNo,
    refund_amount: yuanOf(amount),
    out_request_no: refundNo,
    refund_reason: reason,
  })
  return refused(answer) ?? (answer['code'] === '10000' ? 'done' : 'unknown')
}

const PAID = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

function stateOf(answer: Answer): ChannelState {
  if (answer['sub_code'] === 'ACQ.TRADE_NOT_EXIST') return { state: 'absent' }
  if (answer['code'] !== '10000') throw new Error(`Alipay answered ${String(answer['sub_code'])}`)
  const status = String(answer['trade_status'])
  if (PAID.has(status))
    return {
      state: 'paid',
      tradeNo: String(answer['trade_no']),
      amount: fenOf(String(answer['total_amount'])),
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
  answer['code'] !== '10000' && NEVER.has(String(answer['sub_code'])) ? 'refused' : null

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
