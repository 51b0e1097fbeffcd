import { derivedKey } from '#kit/secrets/derived-key.ts'
import type { Ports } from '#kit/ports.ts'
import { cashierChannel } from '#pay/cashier-channel.ts'
import { cashierFile } from '#pay/cashier/book.ts'
import { MERCHANT } from '#pay/cashier/protocol.ts'
import { alipayChannel } from '#pay/alipay/alipay-channel.ts'
import { connectChannel } from '#pay/channel-of.ts'
import type { PayChannel } from '#pay/port.ts'
import { wechatChannel } from '#pay/wechat/wechat-channel.ts'
import { runBeside, type Program } from './run-beside.ts'

const CASHIER: Program = { source: 'pay/cashier/main.ts', built: 'cashier.js' }

/**
 * Connects the payment channel: the one of the settings, or for a demo a local cashier, which is a process of its
 * own with its own page, key and memory. Returns what ends it.
 */
export async function openCashier(
  ports: Pick<Ports, 'settings' | 'clock' | 'random'>,
  port: number,
): Promise<() => Promise<void>> {
  const { settings } = ports
  const ownAddress = `http://127.0.0.1:${port}`
  const providers = providersOf(ports)
  if (settings.pay !== null || providers.length > 0) {
    const other =
      settings.pay && cashierChannel({ ...settings.pay, ownAddress: settings.publicUrl })
    connectChannel(ports, ...providers, ...(other ? [other] : []))
    return async () => {}
  }
  if (!settings.demo) return async () => {}
  const key = derivedKey(settings.secret, 'cashier').toString('hex')
  const told = await runBeside(CASHIER, {
    CASHIER_KEY: key,
    CASHIER_HOST: settings.host,
    CASHIER_PORT: String(settings.cashierPort),
    CASHIER_FILE: cashierFile(settings.dataDir),
  })
  if (told === null) throw new Error('本地收银台没有启动，请检查 LINMEN_CASHIER_PORT 是否被占用')
  const host = new URL(settings.publicUrl).hostname
  const address = `http://${host}:${told.port}`
  connectChannel(ports, cashierChannel({ address, key, merchant: MERCHANT, ownAddress }))
  return told.end
}

/** Alipay and WeChat Pay, each for its own ways, where there is an account. */
function providersOf({
  settings,
  clock,
  random,
}: Pick<Ports, 'settings' | 'clock' | 'random'>): PayChannel[] {
  const { alipay, wechatPay, publicUrl: ownAddress } = settings
  const secret = derivedKey(settings.secret, 'wechat-visit')
  return [
    ...(alipay ? [alipayChannel({ ...alipay, ownAddress, nowMs: clock.nowMs })] : []),
    ...(wechatPay
      ? [wechatChannel({ ...wechatPay, ownAddress, secret, nowMs: clock.nowMs, random })]
      : []),
  ]
}
