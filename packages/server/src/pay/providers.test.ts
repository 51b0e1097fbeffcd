import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { expectSoundBooks } from '#test/books.ts'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { platformCertificate } from '#test/outside/platform-certificate.ts'
import { seededRandom } from '#test/test-ports.ts'
import { alipayChannel, ALIPAY_NOTIFY } from './alipay/alipay-channel.ts'
import type { AlipayAccess } from './alipay/gateway.ts'
import { alipayTongue, type AlipayHouse } from './cashier/alipay-tongue.ts'
import { startCashier, type Cashier } from './cashier/serve.ts'
import { wechatTongue, type Platform, type WechatHouse } from './cashier/wechat-tongue.ts'
import { connectChannel } from './channel-of.ts'
import type { PayChannel } from './port.ts'
import { wechatChannel, WECHAT_NOTIFY } from './wechat/wechat-channel.ts'
import type { WechatAccess } from './wechat/speak.ts'

const PAYEE = { kind: 'alipay', account: '13800001111', name: '李明', bank: '' } as const
const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    open: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    own: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

let app: TestApp
let cashier: Cashier
let address: string
let payer: Client
let made = 0
const [ours, theirs, stranger] = [pair(), pair(), pair()]
const platforms: Platform[] = [platformCertificate('5157F09EFDC096DE15EBE81A47057A72')]
let alipayHouse: AlipayHouse
let wechatHouse: WechatHouse
let alipayAccess: AlipayAccess
let wechatAccess: WechatAccess

beforeAll(async () => {
  app = await startApp()
  alipayHouse = {
    ...{ appId: '2021000000000001', sellerId: '2088000000000001' },
    ...{ appPublicKey: ours.open, privateKey: theirs.own, address: () => address },
  }
  wechatHouse = {
    ...{ appId: 'wx0000000000000001', merchantId: '1900000001', merchantSerial: 'ABCD01' },
    ...{ merchantPublicKey: ours.open, apiKey: '0123456789abcdef0123456789abcdef' },
    ...{ platforms: () => platforms, address: () => address },
  }
  cashier = await startCashier({
    ...{ key: 'unused', host: '127.0.0.1', port: 0, file: null },
    nowMs: () => app.clock.nowMs(),
    tongues: [alipayTongue(alipayHouse), wechatTongue(wechatHouse)],
  })
  address = `http://127.0.0.1:${cashier.port}`
  alipayAccess = {
    ...{ appId: alipayHouse.appId, sellerId: alipayHouse.sellerId, privateKey: ours.own },
    ...{ alipayPublicKey: theirs.open, gateway: `${address}/gateway.do`, ownAddress: app.base },
    nowMs: () => app.clock.nowMs(),
  }
  wechatAccess = {
    ...{ appId: wechatHouse.appId, merchantId: wechatHouse.merchantId, serial: 'ABCD01' },
    ...{ privateKey: ours.own, apiKey: wechatHouse.apiKey, address, ownAddress: app.base },
    ...{ secret: Buffer.alloc(32, 3), nowMs: () => app.clock.nowMs(), random: seededRandom(7) },
  }
})
beforeEach(async () => {
  payer = await app.member({ id: `buys${(made += 1)}` })
})
afterEach(() => expectSoundBooks(app.db.read))
afterAll(async () => {
  await cashier.close()
  await app.close()
})

const coins = async () => {
  const answer = await payer.call(walletEndpoints.balance, {})
  return answer.ok ? answer.output.coins : answer.code
}
const begin = async (way: 'alipay' | 'wechat', amount = 1800) => {
  const answer = await payer.call(walletEndpoints.charge, { way, amount: cents(amount) })
  if (!answer.ok) throw new Error(answer.code)
  return { orderId: answer.output.orderId!, key: answer.output.channelKey! }
}
/** Follows the address to the page of the order, as a browser does. */
const pageOf = async (key: string) => {
  const response = await fetch(key, { redirect: 'manual' })
  return response.status === 303 ? response.headers.get('location')! : key
}
const press = async (page: string, deed: 'pay' | 'cancel' | 'late') => {
  const body = new URLSearchParams({ deed })
  const response = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  return response.headers.get('location')
}
const status = async (orderId: string) => {
  const answer = await payer.call(payEndpoints.status, { orderId })
  return answer.ok ? answer.output.status : answer.code
}
const dayNow = () => new Date(app.clock.nowMs() + 8 * 3_600_000).toISOString().slice(0, 10)

/** One of the two, connected, and notices as it would send them. */
function providerOf(way: 'alipay' | 'wechat') {
  const open = (): PayChannel =>
    way === 'alipay' ? alipayChannel(alipayAccess) : wechatChannel(wechatAccess)
  const path = way === 'alipay' ? ALIPAY_NOTIFY : WECHAT_NOTIFY
  /** The bytes of a true notice about an order, and what is changed in them. */
  const letterOf = (outNo: string, house: object = {}, amount?: number) => {
    const order = { ...cashier.book.order(outNo)!, ...(amount !== undefined && { amount }) }
    const tongue =
      way === 'alipay'
        ? alipayTongue({ ...alipayHouse, ...house })
        : wechatTongue({ ...wechatHouse, ...house })
    return tongue(cashier.book, () => app.clock.nowMs()).letter({ ...order, state: 'paid' })
  }
  const send = async ({ body, headers }: { body: string; headers: object }) =>
    (await fetch(`${app.base}${path}`, { method: 'POST', headers: { ...headers }, body })).status
  const isTaken = (code: number) => code === 200 || code === 204
  let channel: PayChannel
  beforeEach(() => {
    channel = open()
    connectChannel(app.ports, channel)
  })
  return {
    letterOf,
    send,
    isTaken,
    get channel() {
      return channel
    },
  }
}

describe.each(['alipay', 'wechat'] as const)('%s', (way) => {
  const provider = providerOf(way)
  test('an order is paid, told of, known when asked, and stands in the bill', async () => {
    const { orderId, key } = await begin(way)
    if (way === 'alipay') expect(await provider.channel.query(orderId)).toEqual({ state: 'absent' })
    const page = await pageOf(key)
    expect(await (await fetch(page)).text()).toContain('¥</i>18.00')
    expect(await provider.channel.query(orderId)).toEqual({ state: 'unpaid' })
    expect(await press(page, 'pay')).toContain(`id=${orderId}`)
    await expect.poll(coins).toBe(1800)
    expect(await status(orderId)).toBe('paid')
    const { tradeNo } = cashier.book.order(orderId)!
    expect(await provider.channel.query(orderId)).toEqual({ state: 'paid', tradeNo, amount: 1800 })
    const bill = await provider.channel.bill(dayNow())
    expect(bill.find(({ outNo }) => outNo === orderId)).toMatchObject({
      ...{ kind: 'pay', amount: 1800, fee: 11, status: 'done' },
    })
    expect(await provider.channel.bill('2026-01-01')).toEqual([])
  })

  test('what nobody pays is closed; what was paid meanwhile says so', async () => {
    const first = await begin(way)
    await fetch(await pageOf(first.key))
    expect(await provider.channel.close(first.orderId)).toEqual({ state: 'closed' })
    expect(await provider.channel.query(first.orderId)).toEqual({ state: 'closed' })
    const second = await begin(way)
    await press(await pageOf(second.key), 'pay')
    await expect.poll(coins).toBe(1800)
    expect(await provider.channel.close(second.orderId)).toMatchObject({ state: 'paid' })
  })

  test('a refund goes through once under its number and stands in the bill', async () => {
    const { orderId, key } = await begin(way)
    await press(await pageOf(key), 'pay')
    await expect.poll(coins).toBe(1800)
    const asked = { outNo: orderId, refundNo: `rf-${orderId}`, total: cents(1800), reason: '误充' }
    expect(await provider.channel.refund({ ...asked, amount: cents(500) })).toBe('done')
    expect(await provider.channel.refund({ ...asked, amount: cents(500) })).toBe('done')
    expect(cashier.book.order(orderId)!.refunded).toBe(500)
    const more = { ...asked, refundNo: `rf2-${orderId}`, amount: cents(1400) }
    expect(await provider.channel.refund(more)).toBe('refused')
    const bill = await provider.channel.bill(dayNow())
    expect(bill.find(({ outNo }) => outNo === asked.refundNo)).toMatchObject({
      ...{ kind: 'refund', amount: 500, status: 'done' },
    })
  })
})

describe.each(['alipay', 'wechat'] as const)('notices of %s', (way) => {
  const provider = providerOf(way)
  test('a notice by another key is refused, and nothing is credited', async () => {
    const { orderId, key } = await begin(way)
    await fetch(await pageOf(key))
    const forged =
      way === 'alipay'
        ? provider.letterOf(orderId, { privateKey: stranger.own })
        : provider.letterOf(orderId, {
            platforms: () => [{ ...platforms.at(-1)!, privateKey: stranger.own }],
          })
    expect(await provider.send(forged)).toBe(401)
    const { body, headers } = provider.letterOf(orderId)
    expect(
      await provider.send({ body: body.replace(/18\.00|ciphertext":"./, (x) => `${x}0`), headers }),
    ).toBe(401)
    expect(await coins()).toBe(0)
    expect(provider.isTaken(await provider.send(provider.letterOf(orderId)))).toBe(true)
    expect(await coins()).toBe(1800)
  })

  test.each([
    [
      'another merchant',
      way === 'alipay' ? { sellerId: '2088999' } : { merchantId: '1999' },
      undefined,
    ],
    ['another app', { appId: 'somebody' }, undefined],
    ['another amount', {}, 1700],
  ])('money for %s is put aside', async (_name, house, amount) => {
    const { orderId, key } = await begin(way)
    await fetch(await pageOf(key))
    expect(provider.isTaken(await provider.send(provider.letterOf(orderId, house, amount)))).toBe(
      true,
    )
    expect(await coins()).toBe(0)
    const { rows } = await app.db.pool.query('select state from payment where id = $1', [orderId])
    expect(rows).toEqual([{ state: 'conflict' }])
  })

  test('the same notice again credits nothing more', async () => {
    const { orderId, key } = await begin(way)
    await fetch(await pageOf(key))
    const letter = provider.letterOf(orderId)
    expect(provider.isTaken(await provider.send(letter))).toBe(true)
    expect(provider.isTaken(await provider.send(letter))).toBe(true)
    expect(await coins()).toBe(1800)
  })

  test('with a wrong key of ours nothing is learnt', async () => {
    const other =
      way === 'alipay'
        ? alipayChannel({ ...alipayAccess, privateKey: stranger.own })
        : wechatChannel({ ...wechatAccess, privateKey: stranger.own })
    await expect(other.query('pm-1')).rejects.toThrow()
  })
})

test('Alipay pays out under one number', async () => {
  const channel = alipayChannel(alipayAccess)
  expect(await channel.queryPayOut('wd-1')).toBe('unknown')
  const payout = { outNo: 'wd-1', amount: cents(1000), payee: PAYEE }
  expect(await channel.payOut(payout)).toBe('done')
  expect(await channel.payOut(payout)).toBe('done')
  expect(await channel.queryPayOut('wd-1')).toBe('done')
  expect(cashier.book.paidOut('wd-1')!.amount).toBe(1000)
})

describe('WeChat', () => {
  const letter = (outNo: string) =>
    wechatTongue(wechatHouse)(cashier.book, () => app.clock.nowMs()).letter({
      ...cashier.book.order(outNo)!,
      state: 'paid',
    })
  const send = async ({ body, headers }: { body: string; headers: object }) =>
    (await fetch(`${app.base}${WECHAT_NOTIFY}`, { method: 'POST', headers: { ...headers }, body }))
      .status

  test('a certificate that rolled is fetched, and an old notice is not believed later', async () => {
    connectChannel(app.ports, wechatChannel(wechatAccess))
    const { orderId, key } = await begin('wechat')
    await pageOf(key)
    platforms.push(platformCertificate('6AE3F09EFDC096DE15EBE81A47057A99'))
    const rolled = letter(orderId)
    expect(rolled.headers['wechatpay-serial']).toBe('6AE3F09EFDC096DE15EBE81A47057A99')
    app.clock.advance(6 * 60_000)
    expect(await send(rolled)).toBe(401)
    expect(await coins()).toBe(0)
    expect(await send(letter(orderId))).toBe(204)
    expect(await coins()).toBe(1800)
  })

  test('a notice sealed with another key is not read', async () => {
    connectChannel(app.ports, wechatChannel({ ...wechatAccess, apiKey: 'f'.repeat(32) }))
    expect(
      (await fetch(`${app.base}${WECHAT_NOTIFY}`, { method: 'POST', body: '{}' })).status,
    ).toBe(401)
  })

  test('a way that was changed leads nowhere', async () => {
    connectChannel(app.ports, wechatChannel(wechatAccess))
    const { key } = await begin('wechat')
    const changed = key.replace(/order=./, 'order=x')
    expect((await fetch(changed, { redirect: 'manual' })).status).toBe(404)
  })
})
