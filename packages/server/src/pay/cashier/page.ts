import { pageStyle } from './page-style.ts'
import type { CashierOrder } from './book.ts'

interface Shown {
  readonly order: CashierOrder
  readonly nowMs: number
  /** Where the buttons send to, with the signed order in it. */
  readonly action: string
  /** The page the buyer came from, as the browser says. */
  readonly from: string
}

/** The page of one order. It says on top that no money moves, and of each button what it will do. */
export function orderPage({ order, nowMs, action, from }: Shown): string {
  const yuan = (order.amount / 100).toFixed(2)
  const isOpen = order.state === 'open' && nowMs < order.endsAtMs
  return frame(
    '沙箱收银台',
    `<p class="sum"><small>应付金额</small><b><i>¥</i>${yuan}</b>${stateLine(order, isOpen)}</p>
<dl class="card">
  ${fact('商品', order.subject)}${fact('订单号', order.outNo)}
  ${fact('收款方', '临门（沙箱商户）')}${fact('方式', WAYS[order.way] ?? order.way)}
</dl>
<p class="card way"><span>本地模拟渠道</span><em>仅测试</em></p>
${isOpen ? openPart(action, yuan, from) : closedPart(order, from)}`,
    isOpen ? countdown(order.endsAtMs - nowMs) : '',
  )
}

/** What a stranger sees, or somebody with an address that was changed. */
export const refusedPage = (): string =>
  frame('无法打开订单', '<p class="card">订单的签名不正确，请回到商户重新下单。</p>')

/** The address to go back to, with what happened in it. It is for showing only. */
export function back(
  order: CashierOrder,
  outcome: 'paid' | 'cancelled' | 'closed',
  from: string,
): string {
  const words: Readonly<Record<string, string>> = {
    paid: { status: '2' },
    cancelled: { status: '3', errMsg: '用户取消支付' },
    closed: { status: '0', errMsg: '订单已关闭' },
  }[outcome]
  const query = new URLSearchParams(words).toString()
  const url = sameDoor(order.returnUrl, from)
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

// This machine has several names. Who came by one of them goes back by it: a session belongs to a name.
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

function sameDoor(returnUrl: string, from: string): string {
  if (!URL.canParse(from) || !URL.canParse(returnUrl)) return returnUrl
  const [there, here] = [new URL(returnUrl), new URL(from)]
  const isSame = LOOPBACK.has(there.hostname) && LOOPBACK.has(here.hostname)
  if (!isSame || there.port !== here.port) return returnUrl
  return `${here.origin}${there.pathname}${there.search}${there.hash}`
}

const WAYS: Readonly<Record<string, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  microblog: '微博支付',
  bankCard: '银行卡',
  alipayWeb: '支付宝',
  wechatWeb: '微信支付',
  wechatPublicAccount: '微信公众号支付',
  wechatOfficialAccount: '微信公众号支付',
  microblogWeb: '微博支付',
  bankCardWeb: '银行卡',
}

const closedPart = (order: CashierOrder, from: string) => {
  const to = back(order, order.state === 'paid' ? 'paid' : 'closed', from)
  return `<p class="acts"><a class="plain" href="${escaped(to)}">返回商户</a></p>`
}

function openPart(action: string, yuan: string, from: string): string {
  return `<section class="card tells"><h2>点按之后会发生什么</h2><dl>
  <dt>模拟支付</dt><dd>向服务器发送一条已签名的成功通知，再返回原页面等结果</dd>
  <dt>取消</dt><dd>订单保持未付款，返回后显示「用户取消支付」</dd>
  <dt>迟到通知</dt><dd>已付款，但先返回、一分钟后才通知，用来看等待中的页面</dd></dl></section>
<form class="acts" method="post" action="${escaped(action)}">
  <input type="hidden" name="from" value="${escaped(from)}">
  <button class="main" name="deed" value="pay">模拟支付 ${yuan} 元</button>
  <button class="plain" name="deed" value="cancel">取消支付</button>
  <button class="quiet" name="deed" value="late">付款，通知迟到</button>
</form>`
}

function stateLine(order: CashierOrder, isOpen: boolean): string {
  if (order.state === 'paid') return '<span>已付款</span>'
  return isOpen ? '<span id="left"></span>' : '<span>订单已关闭</span>'
}

const countdown = (leftMs: number) => `<script>
const end = Date.now() + ${Math.max(0, leftMs)}, left = document.getElementById('left')
const tick = () => {
  const s = Math.max(0, Math.round((end - Date.now()) / 1000))
  left.textContent = s > 0 ? Math.floor(s / 60) + ' 分 ' + (s % 60) + ' 秒后订单关闭' : '订单已关闭'
  if (s > 0) setTimeout(tick, 1000)
}
tick()</script>`

const fact = (name: string, value: string) =>
  `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`

const frame = (title: string, body: string, script = '') => `<!doctype html><html lang="zh-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="referrer" content="no-referrer"><title>${title}</title><style>${pageStyle}</style></head>
<body><p class="sand" role="note">沙箱环境　不会产生真实扣款</p><main><h1>${title}</h1>${body}</main>${script}</body></html>`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
