import { systemClock } from '#kit/system-ports.ts'
import { readFileSync } from 'node:fs'
import { alipayTongue, type AlipayHouse } from './alipay-tongue.ts'
import { startCashier } from './serve.ts'
import { wechatTongue, type WechatHouse } from './wechat-tongue.ts'

// Run as a process of its own beside the demo. Whoever starts it tells it its key and hears its port.
const { env } = process
const host = env['CASHIER_HOST'] ?? '127.0.0.1'
let address = ''
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
// It speaks as Alipay and WeChat Pay do where it is told their keys. Certificates roll: they are read again each time.
const [alipay, wechat] = [env['CASHIER_ALIPAY_FILE'], env['CASHIER_WECHAT_FILE']]
const tongues = [
  ...(alipay ? [alipayTongue({ ...read<AlipayHouse>(alipay), address: () => address })] : []),
  ...(wechat
    ? [
        wechatTongue({
          ...read<WechatHouse>(wechat),
          platforms: () =>
            read<{ platforms: ReturnType<WechatHouse['platforms']> }>(wechat).platforms,
          address: () => address,
        }),
      ]
    : []),
]
const cashier = await startCashier({
  key: env['CASHIER_KEY'] ?? '',
  host,
  port: Number(env['CASHIER_PORT'] ?? 0),
  file: env['CASHIER_FILE'] ?? null,
  nowMs: systemClock.nowMs,
  tongues,
})
address = `http://${host}:${cashier.port}`
process.send?.({ port: cashier.port })
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void cashier.close().then(() => process.exit(0)))
