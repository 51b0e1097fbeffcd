import { createHash } from 'node:crypto'
import { linesSigned, sealResource, signLines } from '#pay/wechat/scheme.ts'
import { yuanOf } from '#pay/yuan.ts'
import { feeOf, type CashierBook, type CashierOrder } from './book.ts'
import type { SignedOrder } from './protocol.ts'
import type { Heard, Said, Tongue, TongueOf } from './serve.ts'

/** A platform certificate and its key. */
export interface Platform {
  readonly serial: string
  readonly certificate: string
  readonly privateKey: string
}

export interface WechatHouse {
  readonly appId: string
  readonly merchantId: string
  /** The merchant's, to check what it asks. */
  readonly merchantSerial: string
  readonly merchantPublicKey: string
  readonly apiKey: string
  /** All that are valid; the last one signs. They roll while it runs. */
  readonly platforms: () => readonly Platform[]
  readonly address: () => string
}

const [PAGE, DOWNLOAD] = ['/wechat/checkout', '/v3/billdownload/file']

/** WeChat Pay v3 as its documents have it: signed requests, signed answers, sealed notices, certificates that roll. */
export const wechatTongue =
  (house: WechatHouse): TongueOf =>
  (book, nowMs): Tongue => {
    const opened = new Map<string, SignedOrder>()
    const signedWith = (body: string) => {
      const { serial, privateKey } = house.platforms().at(-1)!
      const [time, nonce] = [String(Math.floor(nowMs() / 1000)), `n${nowMs()}${body.length}`]
      return {
        'content-type': 'application/json',
        'wechatpay-serial': serial,
        'wechatpay-timestamp': time,
        'wechatpay-nonce': nonce,
        'wechatpay-signature': signLines(privateKey, [time, nonce, body]),
      }
    }
    const say = (status: number, words?: object): Said => {
      const body = words === undefined ? '' : JSON.stringify(words)
      return { status, headers: signedWith(body), body }
    }
    return {
      answer: (heard) => {
        const { pathname } = heard.url
        if (!pathname.startsWith('/v3/')) return null
        if (!isTheirs(house, heard)) return say(401, { code: 'SIGN_ERROR', message: '签名错误' })
        if (pathname === DOWNLOAD)
          return { status: 200, headers: {}, body: billOf(book, house, heard.url) }
        const { status, words } = answerTo(book, house, opened, heard, nowMs())
        return say(status, words)
      },
      orderAt: (url) => {
        const order =
          url.pathname === PAGE ? opened.get(url.searchParams.get('prepay_id') ?? '') : null
        const returnUrl = url.searchParams.get('redirect_url')
        return order ? { ...order, returnUrl: returnUrl ?? order.returnUrl } : null
      },
      letter: (order) => {
        const about = JSON.stringify(transactionOf(house, order))
        const resource = sealResource(house.apiKey, about, 'fdasflkja484', 'transaction')
        const body = JSON.stringify({
          ...{ id: `W${order.tradeNo}`, create_time: new Date(nowMs()).toISOString() },
          ...{ event_type: 'TRANSACTION.SUCCESS', resource_type: 'encrypt-resource', resource },
          summary: '支付成功',
        })
        return {
          body,
          headers: signedWith(body),
          isTaken: (status) => status === 200 || status === 204,
        }
      },
    }
  }

function isTheirs(house: WechatHouse, { verb, url, headers, body }: Heard): boolean {
  const parts = /^WECHATPAY2-SHA256-RSA2048 (.*)$/.exec(headers.authorization ?? '')?.[1] ?? ''
  const told = Object.fromEntries(
    [...parts.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  )
  if (told['mchid'] !== house.merchantId || told['serial_no'] !== house.merchantSerial) return false
  const lines = [verb, `${url.pathname}${url.search}`, told['timestamp']!, told['nonce_str']!, body]
  return linesSigned(house.merchantPublicKey, lines, told['signature'] ?? '')
}

interface Asked {
  readonly out_trade_no: string
  readonly out_refund_no: string
  readonly description: string
  readonly notify_url: string
  readonly time_expire: string
  readonly mchid: string
  readonly appid: string
  readonly amount: { readonly total: number; readonly refund: number }
}

interface Answer {
  readonly status: number
  readonly words?: object
}

const fault = (status: number, code: string): Answer => ({ status, words: { code, message: code } })

function answerTo(
  book: CashierBook,
  house: WechatHouse,
  opened: Map<string, SignedOrder>,
  { verb, url, body }: Heard,
  nowMs: number,
): Answer {
  const asked = (body === '' ? {} : JSON.parse(body)) as Asked
  if (url.pathname === '/v3/certificates') return { status: 200, words: { data: sealedAll(house) } }
  if (url.pathname === '/v3/pay/transactions/h5') {
    if (asked.mchid !== house.merchantId || asked.appid !== house.appId)
      return fault(400, 'APPID_MCHID_NOT_MATCH')
    const order = {
      ...{ merchant: house.merchantId, outNo: asked.out_trade_no, amount: asked.amount.total },
      ...{ subject: asked.description, way: 'wechat', returnUrl: '', notifyUrl: asked.notify_url },
      endsAtMs: Date.parse(asked.time_expire),
    }
    const prepay = createHash('sha256').update(asked.out_trade_no).digest('hex').slice(0, 36)
    opened.set(prepay, order)
    book.open(order, nowMs)
    return { status: 200, words: { h5_url: `${house.address()}${PAGE}?prepay_id=${prepay}` } }
  }
  if (url.pathname === '/v3/refund/domestic/refunds') {
    const { out_trade_no: outNo, out_refund_no: refundNo, amount } = asked
    if (book.order(outNo)?.amount !== amount.total) return fault(400, 'INVALID_REQUEST')
    const outcome = book.refund(outNo, refundNo, amount.refund, nowMs)
    if (outcome === 'refused') return fault(400, 'INVALID_REQUEST')
    return { status: 200, words: { out_refund_no: refundNo, status: 'SUCCESS' } }
  }
  if (url.pathname === '/v3/bill/tradebill') return tradeBill(book, house, url)
  const outNo = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)/.exec(url.pathname)?.[1]
  const order = outNo === undefined ? undefined : book.order(decodeURIComponent(outNo))
  if (order?.merchant !== house.merchantId) return fault(404, 'ORDER_NOT_EXIST')
  if (verb === 'GET') return { status: 200, words: transactionOf(house, order) }
  if (order.state === 'paid') return fault(400, 'ORDER_PAID')
  book.close(order.outNo)
  return { status: 204 }
}

const sealedAll = ({ apiKey, platforms }: WechatHouse) =>
  platforms().map(({ serial, certificate }) => ({
    serial_no: serial,
    effective_time: '2026-01-01T00:00:00+08:00',
    expire_time: '2031-01-01T00:00:00+08:00',
    encrypt_certificate: sealResource(apiKey, certificate, '61f9c719728a', 'certificate'),
  }))

const transactionOf = ({ appId, merchantId }: WechatHouse, order: CashierOrder) => ({
  appid: appId,
  mchid: merchantId,
  out_trade_no: order.outNo,
  ...(order.state === 'paid' && { transaction_id: order.tradeNo }),
  trade_state: { open: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' }[order.state],
  amount: { total: order.amount, currency: 'CNY' },
})

function tradeBill(book: CashierBook, house: WechatHouse, url: URL): Answer {
  const day = url.searchParams.get('bill_date') ?? ''
  if (book.movedOn(day, house.merchantId).length === 0) return fault(400, 'NO_STATEMENT_EXIST')
  const download = `${house.address()}${DOWNLOAD}?token=${day}`
  const file = billOf(book, house, new URL(download))
  const hash = createHash('sha1').update(file).digest('hex')
  return { status: 200, words: { hash_type: 'SHA1', hash_value: hash, download_url: download } }
}

function billOf(book: CashierBook, { merchantId }: WechatHouse, url: URL): string {
  const lines = book.movedOn(url.searchParams.get('token') ?? '', merchantId).map((move) => {
    const isRefund = move.kind === 'refund'
    const cells = Array.from({ length: 27 }, () => '')
    cells[5] = isRefund ? '' : move.tradeNo
    cells[6] = move.of
    cells[9] = isRefund ? 'REFUND' : 'SUCCESS'
    cells[14] = isRefund ? move.tradeNo : ''
    cells[15] = isRefund ? move.outNo : ''
    cells[22] = yuanOf(feeOf(move.kind, move.amount))
    cells[24] = yuanOf(isRefund ? 0 : move.amount)
    cells[25] = yuanOf(isRefund ? move.amount : 0)
    return cells.map((cell) => `\`${cell}`).join(',')
  })
  return `\uFEFF${['交易时间,公众账号ID', ...lines, '总交易单数', `\`${lines.length}`, ''].join('\r\n')}`
}
