import { createApp } from './app.ts'
import { isRestricted } from './db/app-role.ts'
import { hasDatabase } from './db/open.ts'
import { startDemo } from './demo/start-demo.ts'
import { feedOf } from './feeds/feed-of.ts'
import type { Settings } from './kit/settings.ts'
import { announcement } from './start/announce.ts'
import { isMaker, createDatabase, createDatabaseInChild } from './start/create-database.ts'
import { openCashier } from './start/open-cashier.ts'
import { openHosts } from './start/open-hosts.ts'
import { openMetrics } from './start/open-metrics.ts'
import { openPorts } from './start/open-ports.ts'
import { problemText } from './kit/problem-text.ts'
import { readSettings } from './start/read-settings.ts'
import { stayUp } from './start/stay-up.ts'
import { step } from './start/step.ts'
import { onStopSignal } from './start/stop-signal.ts'

try {
  await start()
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const fresh = process.argv.includes('--fresh')
  const settings = await readSettings(process.env, process.cwd())
  if (fresh && settings.databaseUrl !== null) throw new Error('--fresh 只用于内置数据库')
  const isMissing = fresh || !hasDatabase(settings)
  if (isMaker()) {
    if (isMissing) await createDatabase(settings)
    process.exit()
  }
  if (isMissing) await createDatabaseInChild()
  await serve(settings)
}

async function serve(settings: Settings): Promise<void> {
  const ports = await step('打开数据库', () => openPorts(settings))
  if (settings.demo) await step('准备演示数据', () => startDemo(ports))
  const app = await step('启动服务', () => createApp(ports))
  const beside: (() => Promise<void>)[] = []
  // Before anybody can hear that it is ready: whoever waits for that may stop it at once.
  onStopSignal(async () => {
    await app.stop()
    for (const close of beside) await close()
    await feedOf(ports)?.close?.()
    await ports.relay.close()
    await ports.limits.close()
    await ports.db.close()
  })
  const port = await app.listen()
  beside.push(await step('打开收银台', () => openCashier(ports, port)))
  beside.push(await step('打开本地渠道', () => openHosts(ports)))
  const metrics = await openMetrics(ports)
  if (metrics) beside.push(() => metrics.close())
  stayUp(ports.mishaps)
  process.stdout.write(announcement(settings, port, await isRestricted(ports.db.pool)))
  // The launcher has work that must not hold up the first page.
  process.send?.('listening', () => {})
}
