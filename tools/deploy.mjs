// Tries the deployment of docs/deploy.md on loopback: `npm run deploy:drill`. Everything lies in temporary folders.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { requireNode } from './run/node-version.mjs'
import { hasPostgres, startTemporaryCluster } from './run/postgres.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

const PROGRAMS = {
  nginx: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'],
  redis: ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
  openssl: ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'],
}

requireNode()
const found = Object.entries(PROGRAMS).map(([name, places]) => [name, places.find(existsSync)])
const missing = found.filter(([, place]) => !place).map(([name]) => name)
if (!hasPostgres()) missing.push('PostgreSQL 15')
if (missing.length > 0) {
  console.log(`Not tried: ${missing.join(', ')} is not installed here.`)
  process.exit()
}
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
// Whoever nginx and PostgreSQL run as looks into it; the write-ahead log is kept in it.
const drill = mkdtempSync(join(tmpdir(), 'linmen-drill-'))
const archive = join(drill, 'archive')
mkdirSync(archive)
chmodSync(drill, 0o755)
chmodSync(archive, 0o777)
const durable = {
  wal_level: 'replica',
  archive_mode: 'on',
  archive_command: `cp %p ${archive}/%f`,
  max_wal_senders: 4,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
}
const cluster = await startTemporaryCluster(durable, { withPrograms: true })
try {
  const programs = found.map(([name, place]) => [`LINMEN_${name.toUpperCase()}`, place])
  const env = {
    ...Object.fromEntries(programs),
    LINMEN_BUILT: '1',
    DATABASE_URL: cluster.url,
    LINMEN_DRILL: drill,
    LINMEN_ARCHIVE: archive,
    LINMEN_PG_BIN: cluster.bin,
  }
  const script = at('packages/server/test/deploy/main.ts')
  const command = tool('tsx', '--conditions=linmen-source', script, ...process.argv.slice(2))
  process.exitCode = await runInForeground(command, { env })
} finally {
  await cluster.stop()
  rmSync(drill, { recursive: true, force: true })
}
