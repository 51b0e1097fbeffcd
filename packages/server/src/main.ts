import { createApp } from './app.ts'
import { hasDatabase } from './db/open.ts'
import { startDemo } from './demo/start-demo.ts'
import { feedOf } from './feeds/feed-of.ts'
import type { Settings } from './kit/settings.ts'
import { announcement } from './start/announce.ts'
import { isMaker, makeHouse, makeHouseApart } from './start/make-house.ts'
import { openHouse } from './start/open-house.ts'
import { problemText } from './start/problem-text.ts'
import { readSettings } from './start/read-settings.ts'
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
    if (isMissing) await makeHouse(settings)
    process.exit()
  }
  if (isMissing) await makeHouseApart()
  await serve(settings)
}

async function serve(settings: Settings): Promise<void> {
  const ports = await step('打开数据库', () => openHouse(settings))
  if (settings.demo) await step('准备演示数据', () => startDemo(ports))
  const app = await step('启动服务', () => createApp(ports))
  const port = await app.listen()
  process.stdout.write(announcement(settings, port))
  onStopSignal(async () => {
    await app.stop()
    await feedOf(ports)?.close?.()
    await ports.relay.close()
    await ports.db.close()
  })
}
