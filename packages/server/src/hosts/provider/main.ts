import { startHostProvider, type ProviderOptions } from './serve.ts'

// Run as a process of its own beside the demo. Whoever starts it tells it its accounts and hears its port.
const { env } = process
const provider = await startHostProvider({
  accounts: JSON.parse(env['HOSTS_ACCOUNTS'] ?? '{}') as ProviderOptions['accounts'],
  host: env['HOSTS_HOST'] ?? '127.0.0.1',
  port: Number(env['HOSTS_PORT'] ?? 0),
  product: env['HOSTS_PRODUCT'] ?? '',
})
process.send?.({ port: provider.port })
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void provider.close().then(() => process.exit(0)))
