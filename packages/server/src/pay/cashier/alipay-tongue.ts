import { createSign, createVerify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fenOf, yuanOf } from '#pay/yuan.ts'
import { feeOf, type CashierBook } from './book.ts'
import type { SignedOrder } from './protocol.ts'
import type { Heard, Said, Tongue, TongueOf } from './serve.ts'

export interface AlipayHouse {
  readonly appId: string
  readonly sellerId: string
  /** Of the app, to check what it asks; and its own, to sign what it says. */
  readonly appPublicKey: string
  readonly privateKey: string
  /** Where it stands, for downloads. */
  readonly address: () => string
}

type Params = Readonly<Record<string, string>>

const GATEWAY = '/gateway.do'
const BILL = '/alipay/bill'

/** Alipay as its documents have it: one gateway, RSA2 over sorted parameters, answers signed as they stand. */
export const alipayTongue =
  (house: AlipayHouse): TongueOf =>
  (book, nowMs): Tongue => ({
    answer: (heard) => {
      if (heard.url.pathname === BILL) return billFile(book, house, heard.url)
      if (heard.url.pathname !== GATEWAY) return null
      const params = paramsOf(heard)
      if (params['method'] === 'alipay.trade.wap.pay') return null
      const key = `${(params['method'] ?? '').replaceAll('.', '_')}_response`
      if (!isTheirs(house, params))
        return signed(house, 'error_response', {
          ...{ code: '40002', msg: 'Invalid Arguments' },
          ...{ sub_code: 'isv.invalid-signature', sub_msg: '验签出错' },
        })
      const asked = JSON.parse(params['biz_content'] ?? '{}') as Record<string, string>
      return signed(house, key, answerTo(book, house, params['method']!, asked, nowMs()))
    },
    orderAt: (url) => (url.pathname === GATEWAY ? orderOf(house, url) : null),
    letter: (order) => {
      const told: Record<string, string> = {
        notify_id: `A${order.tradeNo}`,
        notify_type: 'trade_status_sync',
        app_id: house.appId,
        seller_id: house.sellerId,
        out_trade_no: order.outNo,
        trade_no: order.tradeNo,
        trade_status: 'TRADE_SUCCESS',
        total_amount: yuanOf(order.amount),
        charset: 'utf-8',
      }
      const sign = rsa2(house.privateKey, sorted(told))
      const body = new URLSearchParams({ ...told, sign, sign_type: 'RSA2' }).toString()
      return {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        isTaken: (_status, text) => text === 'success',
      }
    },
  })

const rsa2 = (key: string, text: string) =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64')

const sorted = (params: Params, ...without: string[]) =>
  Object.keys(params)
    .filter((name) => !without.includes(name) && params[name] !== '')
    .toSorted()
    .map((name) => `${name}=${params[name]}`)
    .join('&')

const paramsOf = ({ url, body }: Pick<Heard, 'url' | 'body'>): Params => ({
  ...Object.fromEntries(url.searchParams),
  ...Object.fromEntries(new URLSearchParams(body)),
})

const isTheirs = ({ appId, appPublicKey }: AlipayHouse, params: Params) =>
  params['app_id'] === appId &&
  createVerify('RSA-SHA256')
    .update(sorted(params, 'sign'))
    .verify(appPublicKey, params['sign'] ?? '', 'base64')

function signed(house: AlipayHouse, key: string, answer: object): Said {
  const text = JSON.stringify(answer)
  const body = `{"${key}":${text},"sign":"${rsa2(house.privateKey, text)}"}`
  return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body }
}

function orderOf(house: AlipayHouse, url: URL): SignedOrder | null {
  const params = Object.fromEntries(url.searchParams)
  if (params['method'] !== 'alipay.trade.wap.pay' || !isTheirs(house, params)) return null
  const asked = JSON.parse(params['biz_content'] ?? '{}') as Record<string, string>
  return {
    merchant: house.sellerId,
    outNo: asked['out_trade_no']!,
    amount: fenOf(asked['total_amount']!),
    subject: asked['subject']!,
    way: 'alipay',
    returnUrl: params['return_url']!,
    notifyUrl: params['notify_url']!,
    endsAtMs: Date.parse(`${asked['time_expire']!.replace(' ', 'T')}+08:00`),
  }
}

const OK = { code: '10000', msg: 'Success' }
const fault = (code: string) => ({ code: '40004', msg: 'Business Failed', sub_code: code })

function answerTo(
  book: CashierBook,
  house: AlipayHouse,
  method: string,
  asked: Readonly<Record<string, string>>,
  nowMs: number,
): object {
  const outNo = asked['out_trade_no'] ?? ''
  const found = book.order(outNo)
  const order = found?.merchant === house.sellerId ? found : undefined
  switch (method) {
    case 'alipay.trade.query':
      if (!order) return fault('ACQ.TRADE_NOT_EXIST')
      return {
        ...{ ...OK, out_trade_no: outNo, trade_no: order.tradeNo },
        total_amount: yuanOf(order.amount),
        trade_status: { open: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' }[
          order.state
        ],
      }
    case 'alipay.trade.close':
      if (!order) return fault('ACQ.TRADE_NOT_EXIST')
      if (order.state !== 'open') return fault('ACQ.TRADE_STATUS_ERROR')
      book.close(outNo)
      return { ...OK, out_trade_no: outNo }
    case 'alipay.trade.refund': {
      const amount = fenOf(asked['refund_amount']!)
      if (!order) return fault('ACQ.TRADE_NOT_EXIST')
      const outcome = book.refund(outNo, asked['out_request_no']!, amount, nowMs)
      if (outcome === 'refused') return fault('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
      return { ...OK, out_trade_no: outNo, fund_change: 'Y', refund_fee: yuanOf(order.refunded) }
    }
    case 'alipay.fund.trans.uni.transfer': {
      const amount = fenOf(asked['trans_amount']!)
      const outcome = book.payOut(asked['out_biz_no']!, amount, nowMs)
      return outcome === 'done' ? { ...OK, status: 'SUCCESS' } : fault('PAYEE_NOT_EXIST')
    }
    case 'alipay.fund.trans.common.query':
      return book.paidOut(asked['out_biz_no']!)
        ? { ...OK, status: 'SUCCESS' }
        : fault('ORDER_NOT_EXIST')
    case 'alipay.data.dataservice.bill.downloadurl.query': {
      const day = asked['bill_date']!
      if (book.movedOn(day, house.sellerId).length === 0) return fault('isp.bill_not_exist')
      const address = `${house.address()}${BILL}?day=${day}`
      return { ...OK, bill_download_url: address }
    }
    default:
      return fault('isv.invalid-method')
  }
}

/** A zip with the list of movements; the columns nobody reads are empty. */
function billFile(book: CashierBook, { sellerId }: AlipayHouse, url: URL): Said {
  const lines = book.movedOn(url.searchParams.get('day') ?? '', sellerId).map((move) => {
    const isRefund = move.kind === 'refund'
    const cells = Array.from({ length: 25 }, () => '')
    cells[0] = move.tradeNo.replace(/^\D+/, '')
    cells[1] = move.of
    cells[2] = isRefund ? 'REFUND' : 'TRADE'
    cells[11] = yuanOf(isRefund ? -move.amount : move.amount)
    cells[21] = isRefund ? move.outNo : ''
    cells[22] = yuanOf(-feeOf(move.kind, move.amount))
    return cells.join(',')
  })
  const list = Buffer.from(['# bill', ...lines, '# end', ''].join('\r\n'))
  const body = zipOf('bill.csv', list)
  return { status: 200, headers: { 'content-type': 'application/zip' }, body }
}

function zipOf(name: string, content: Buffer): Buffer {
  const sum = Buffer.alloc(12)
  sum.writeUInt32LE(crc32(content), 0)
  sum.writeUInt32LE(content.length, 4)
  sum.writeUInt32LE(content.length, 8)
  const lengths = Buffer.from([name.length, 0, 0, 0])
  const [plain, four] = [Buffer.alloc(10), Buffer.alloc(4)]
  const local = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    plain,
    sum,
    lengths,
    Buffer.from(name),
  ])
  const central = Buffer.concat([
    ...[Buffer.from('504b0102', 'hex'), Buffer.alloc(12), sum, lengths],
    ...[Buffer.alloc(10), four, Buffer.from(name)],
  ])
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length + content.length, 16)
  return Buffer.concat([local, content, central, end])
}
