import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alipayGateway, objectText } from './gateway.ts'
import { isTextSigned, lineOf, signText, type Params } from './rsa2.ts'

const NOW = Date.parse('2026-11-19T16:05:09Z')
const METHOD = 'alipay.trade.query'
const [ours, alipay, stranger] = [pair(), pair(), pair()]

function pair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

let sent: { url: URL; body: string; type: string }
let answer: { status: number; body: string }
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    sent = {
      url: new URL(request.url!, 'http://alipay'),
      body: Buffer.concat(chunks).toString(),
      type: request.headers['content-type'] ?? '',
    }
    response.writeHead(answer.status, { 'content-type': 'text/html;charset=utf-8' })
    response.end(answer.body)
  })
})
let gateway: ReturnType<typeof alipayGateway>
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  gateway = alipayGateway({
    appId: '2021000000000001',
    sellerId: '2088000000000001',
    privateKey: ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: `http://127.0.0.1:${port}/gateway.do`,
    ownAddress: 'http://shop',
    nowMs: () => NOW,
  })
})
beforeEach(() => {
  answer = { status: 200, body: signed(`{"code":"10000"}`) }
})
afterAll(() => server.close())

const KEY = '"alipay_trade_query_response"'
const sign = (text: string, { privateKey } = alipay) => signText(privateKey, text)
const signed = (text: string, by = alipay) => `{${KEY}:${text},"sign":"${sign(text, by)}"}`
const isSigned = ({ sign: signature = '', ...params }: Params) =>
  isTextSigned(ours.publicKey, lineOf(params), signature)

test('a request names the app, the method and Beijing time in the address and signs it with the content', async () => {
  await gateway.call(METHOD, { out_trade_no: 'pm-1', subject: '金币 & 钻石=1+1' })
  const common = Object.fromEntries(sent.url.searchParams)
  const content = Object.fromEntries(new URLSearchParams(sent.body))
  expect(common).toMatchObject({
    app_id: '2021000000000001',
    method: METHOD,
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: '2026-11-20 00:05:09',
    version: '1.0',
  })
  expect(content).toEqual({ biz_content: '{"out_trade_no":"pm-1","subject":"金币 & 钻石=1+1"}' })
  expect(sent.type).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  expect(isSigned({ ...common, ...content })).toBe(true)
  expect(isSigned({ ...common, biz_content: '{"out_trade_no":"pm-2"}' })).toBe(false)
})

test('the address of a page carries everything; an empty parameter is neither sent nor signed', () => {
  const addresses = { return_url: '', notify_url: 'http://shop/api?a=1&b=2' }
  const url = gateway.pageUrl('alipay.trade.wap.pay', { total_amount: '1.00' }, addresses)
  const params = Object.fromEntries(new URL(url).searchParams)
  expect(params['notify_url']).toBe('http://shop/api?a=1&b=2')
  expect(params).not.toHaveProperty('return_url')
  expect(isSigned(params)).toBe(true)
})

describe('an answer is believed', () => {
  test.each([
    ['with the spaces it came with', '{ "code" : "10000" ,\n"msg":"Success" }'],
    ['with escaped slashes', String.raw`{"url":"https:\/\/a","code":"10000"}`],
    ['with braces and quotes in a text', String.raw`{"subject":"}\"{ \\","code":"10000"}`],
    ['with an object inside', '{"a":{"b":[{"c":"1"}]},"code":"10000"}'],
    ['with Chinese', '{"msg":"交易不存在","code":"40004"}'],
  ])('%s', async (_name, text) => {
    answer.body = signed(text)
    expect(await gateway.call(METHOD, {})).toEqual(JSON.parse(text))
  })

  test.each([
    [
      'a space before the colon',
      (text: string, by: string) => `{${KEY} : ${text}, "sign": "${by}"}`,
    ],
    ['the signature first', (text: string, by: string) => `{"sign":"${by}",${KEY}:${text}}`],
    [
      'a certificate number',
      (text: string, by: string) => `{${KEY}:${text},"alipay_cert_sn":"6AE3","sign":"${by}"}`,
    ],
    [
      'a second, unsigned object of that name: only the signed one is read',
      (text: string, by: string) => `{${KEY}:${text},${KEY}:{"code":"forged"},"sign":"${by}"}`,
    ],
  ])('with %s', async (_name, envelope) => {
    answer.body = envelope('{"code":"10000"}', sign('{"code":"10000"}'))
    expect(await gateway.call(METHOD, {})).toEqual({ code: '10000' })
  })
})

describe('an answer is refused', () => {
  const text = '{"code":"10000","trade_status":"TRADE_SUCCESS"}'
  test.each([
    ['with another text', signed(text).replace('10000', '10001'), 200],
    ['written anew', signed(text).replace(',"trade', ', "trade'), 200],
    ['signed by another key', signed(text, stranger), 200],
    ['without a signature', `{${KEY}:${text}}`, 200],
    ['with a signature that is no text', `{${KEY}:${text},"sign":{}}`, 200],
    ['of another method', signed(text).replace('trade_query', 'trade_close'), 200],
    ['that is no object', `{${KEY}:"x","sign":"${sign('"x"')}"}`, 200],
    ['that is cut', signed(text).slice(0, 40), 200],
    ['that is a page', '<html></html>', 200],
    ['with an error of HTTP', signed(text), 502],
  ])('%s', async (_name, body, code) => {
    answer = { status: code, body }
    await expect(gateway.call(METHOD, {})).rejects.toThrow()
  })

  test('when the gateway refuses the request; its reason is named', async () => {
    answer.body = '{"error_response":{"code":"40002","sub_code":"isv.invalid-app-id"}}'
    await expect(gateway.call(METHOD, {})).rejects.toThrow('isv.invalid-app-id')
  })
})

describe('a notice', () => {
  const told = { out_trade_no: 'pm-1', subject: '50% + 1 & 金币', total_amount: '18.00' }
  const body = (params: Params, line = lineOf(params), by = alipay, type = 'RSA2') =>
    Buffer.from(
      new URLSearchParams({ ...params, sign: sign(line, by), sign_type: type }).toString(),
    )

  test('is signed without `sign` and `sign_type`', () => {
    expect(gateway.readNotice(body(told))).toEqual(told)
  })

  test.each([
    ['signed with', lineOf({ ...told, fund_bill_list: '' })],
    ['signed without', lineOf(told)],
  ])('has its empty parameters left out, %s them', (_name, line) => {
    expect(gateway.readNotice(body({ ...told, fund_bill_list: '' }, line))).toEqual(told)
  })

  test.each([
    ['another key', body(told, lineOf(told), stranger)],
    ['the type inside the signature', body(told, lineOf({ ...told, sign_type: 'RSA2' }))],
    ['the old type', body(told, lineOf(told), alipay, 'RSA')],
    ['one more parameter', body({ ...told, refund_fee: '1.00' }, lineOf(told))],
    ['another amount', body({ ...told, total_amount: '180.00' }, lineOf(told))],
    ['no signature', Buffer.from(new URLSearchParams({ ...told, sign_type: 'RSA2' }).toString())],
    ['no type', Buffer.from(body(told).toString().replace('&sign_type=RSA2', ''))],
    ['nothing', Buffer.alloc(0)],
  ])('is refused with %s', (_name, raw) => {
    expect(gateway.readNotice(raw)).toBeNull()
  })
})

test.each([
  ['{"a":{"b":1}}', 'a', '{"b":1}'],
  ['{"a":{"b":1}}', 'b', null],
  ['{"a":{"b":1}', 'a', '{"b":1}'],
  ['{"a":{"b":1', 'a', null],
  [String.raw`{"x":"\"a\":{","a":{}}`, 'a', '{}'],
])('the object in %s under %s is %s', (json, key, text) => {
  expect(objectText(json, key)).toBe(text)
})

test.each(['privateKey', 'alipayPublicKey'] as const)(
  'an unreadable %s is named before anything is paid',
  (name) => {
    const pem = {
      privateKey: ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      alipayPublicKey: alipay.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    }
    const rest = { appId: '1', sellerId: '2', gateway: 'http://a', ownAddress: 'http://b' }
    const access = { ...rest, ...pem, [name]: '§', nowMs: () => NOW }
    expect(() => alipayGateway(access)).toThrow(name)
  },
)
