import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { CashierBook } from './book.ts'
import { notifyPaid, ownLetter, type LetterOf } from './notify.ts'
import { back, orderPage, refusedPage } from './page.ts'
import {
  cashierPaths,
  isSigned,
  orderOfAddress,
  SIGN_HEADER,
  signOf,
  type SignedOrder,
} from './protocol.ts'

export interface CashierOptions {
  readonly key: string
  readonly host: string
  /** 0 takes any free one. */
  readonly port: number
  /** Where it remembers; null forgets at its end. */
  readonly file: string | null
  readonly nowMs: () => number
  /** Other protocols it speaks, each as its provider does. */
  readonly tongues?: readonly TongueOf[]
}

/** A request of another protocol. */
export interface Heard {
  readonly verb: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Said {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** How one provider is spoken to: what it answers, which addresses are pages of orders, what its notices look like. */
export interface Tongue {
  readonly answer: (heard: Heard) => Said | null
  /** The order behind the address of a page; null when it is none of its pages or was not signed. */
  readonly orderAt: (url: URL) => SignedOrder | null
  readonly letter: LetterOf
}

export type TongueOf = (book: CashierBook, nowMs: () => number) => Tongue

export interface Cashier {
  readonly port: number
  readonly book: CashierBook
  close(): Promise<void>
}

const LATE_MS = 60_000
const MOST_BYTES = 64 * 1024

interface Asked {
  readonly outNo: string
  readonly refundNo: string
  readonly amount: number
  readonly day: string
}

/** A cashier for demos and tests: it signs, notifies, answers and writes bills as a channel does, without money. */
export async function startCashier(options: CashierOptions): Promise<Cashier> {
  const { key, nowMs } = options
  const book = new CashierBook(options.file)
  const timers = new Set<NodeJS.Timeout>()
  const wait = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }

  const tongues = [ownTongue(key), ...(options.tongues ?? []).map((of) => of(book, nowMs))]
  const { show, decide } = pagesOf(book, tongues, nowMs, wait)
  const answers = answersOf(book, nowMs)

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://cashier')
    const body = request.method === 'POST' ? await bodyOf(request) : ''
    const heard = { verb: request.method ?? '', url, headers: request.headers, body }
    for (const tongue of tongues) {
      const said = tongue.answer(heard)
      if (said) return response.writeHead(said.status, { ...said.headers }).end(said.body)
    }
    if (request.method === 'GET') return show(url, request.headers.referer ?? '', response)
    if (!(url.pathname in answers)) return decide(url, new URLSearchParams(body), response)
    const answer = answers[url.pathname]
    const signature = request.headers[SIGN_HEADER]
    if (!answer || typeof signature !== 'string' || !isSigned(key, body, signature))
      return response.writeHead(401).end('{}')
    const text = JSON.stringify(answer(JSON.parse(body) as Asked))
    const headers = { 'content-type': 'application/json', [SIGN_HEADER]: signOf(key, text) }
    return response.writeHead(200, headers).end(text)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.headersSent || response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(options.port, options.host, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    book,
    close: async () => {
      for (const timer of timers) clearTimeout(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The cashier's own words: orders in signed addresses, its own answers beside. */
const ownTongue = (key: string): Tongue => ({
  answer: () => null,
  orderAt: (url) =>
    url.pathname === cashierPaths.page ? orderOfAddress(key, url.searchParams) : null,
  letter: ownLetter(key),
})

/** The page of an order, and what its buttons do. */
function pagesOf(
  book: CashierBook,
  tongues: readonly Tongue[],
  nowMs: () => number,
  wait: (ms: number, run: () => void) => void,
) {
  const pageAt = (url: URL) => {
    for (const { orderAt, letter } of tongues) {
      const signed = orderAt(url)
      if (signed) return { order: book.open(signed, nowMs()), letter, returnUrl: signed.returnUrl }
    }
    return null
  }
  return {
    show: (url: URL, from: string, response: ServerResponse) => {
      const page = pageAt(url)
      if (!page) return html(response, 400, refusedPage())
      const order = { ...page.order, returnUrl: page.returnUrl }
      const action = `${url.pathname}${url.search}`
      return html(response, 200, orderPage({ order, nowMs: nowMs(), action, from }))
    },
    decide: (url: URL, pressed: URLSearchParams, response: ServerResponse) => {
      const [deed, from] = [pressed.get('deed'), pressed.get('from') ?? '']
      const page = pageAt(url)
      if (!page) return html(response, 400, refusedPage())
      const { order, letter, returnUrl } = page
      const backTo = (outcome: 'paid' | 'cancelled' | 'closed') =>
        redirect(response, back({ ...order, returnUrl }, outcome, from))
      if (deed === 'cancel') return backTo('cancelled')
      if (order.state === 'open' && nowMs() < order.endsAtMs) {
        book.pay(order.outNo, nowMs())
        notifyPaid(order, letter, wait, deed === 'late' ? LATE_MS : 0)
      }
      return backTo(order.state === 'paid' ? 'paid' : 'closed')
    },
  }
}

/** What the product may ask. */
function answersOf(
  book: CashierBook,
  nowMs: () => number,
): Readonly<Record<string, (asked: Asked) => object>> {
  return {
    [cashierPaths.query]: ({ outNo }) => stateOf(book, outNo),
    [cashierPaths.close]: ({ outNo }) => {
      book.close(outNo)
      return stateOf(book, outNo)
    },
    [cashierPaths.refund]: ({ outNo, refundNo, amount }) => ({
      outcome: book.refund(outNo, refundNo, amount, nowMs()),
    }),
    [cashierPaths.payOut]: ({ outNo, amount }) => ({
      outcome: book.payOut(outNo, amount, nowMs()),
    }),
    [cashierPaths.queryPayOut]: ({ outNo }) => ({
      outcome: book.paidOut(outNo) ? 'done' : 'unknown',
    }),
    [cashierPaths.bill]: ({ day }) => book.bill(day),
  }
}

function stateOf(book: CashierBook, outNo: string): object {
  const order = book.order(outNo)
  if (!order) return { state: 'absent' }
  const { tradeNo, amount } = order
  if (order.state === 'paid') return { state: 'paid', tradeNo, amount }
  return { state: order.state === 'open' ? 'unpaid' : 'closed' }
}

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; frame-ancestors 'none'"
const html = (response: ServerResponse, status: number, page: string) =>
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': CSP,
      'x-content-type-options': 'nosniff',
    })
    .end(page)

const redirect = (response: ServerResponse, to: string) =>
  response.writeHead(303, { location: to, 'cache-control': 'no-store' }).end()

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += (part as Buffer).length
    if (size > MOST_BYTES) throw new Error('too long')
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString()
}
