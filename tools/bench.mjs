// `npm run bench -- sizes|frames|lighthouse|list|fanout|live|growth|predict|world|import|ranking|tampering|settlement|pages|tlog|proof|doors|signals|sameodds|purchase|scoring|search|chat|rain`; without a name all of them, one after the other.
import { buildIfNeeded } from './run/artifacts.mjs'
import { findChromium } from './run/chromium.mjs'
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { startTemporaryCluster } from './run/postgres.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

const BENCHES = {
  sizes: 'sizes.ts',
  frames: 'frames.ts',
  lighthouse: 'lighthouse.ts',
  list: 'list-http.ts',
  fanout: 'fan-out.ts',
  live: 'live-peers.ts',
  growth: 'world-growth.ts',
  predict: 'predict.ts',
  world: 'world.ts',
  import: 'import.ts',
  ranking: 'ranking.ts',
  tampering: '../packages/server/test/records/tampering.ts',
  settlement: '../packages/server/test/records/settlement-bench.ts',
  pages: '../packages/server/test/records/pages.ts',
  tlog: '../packages/server/test/records/tlog.ts',
  proof: 'proof.ts',
  doors: 'doors.ts',
  signals: '../packages/server/test/signals/recompute.ts',
  sameodds: '../packages/server/test/same-odds/search-bench.ts',
  purchase: '../packages/server/test/purchase/purchase-bench.ts',
  scoring: '../packages/server/test/signals/score-bench.ts',
  search: '../packages/server/test/search/search-bench.ts',
  chat: 'chat.ts',
  rain: '../packages/server/test/crowd/rain-bench.ts',
}
const NEEDS_POSTGRES = new Set([
  'purchase',
  'import',
  'settlement',
  'doors',
  'sameodds',
  'scoring',
  'search',
  'chat',
  'rain',
])

requireNode()
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`,
  )
  process.exit(2)
}
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
process.env.CHROMIUM ??= findChromium() ?? ''
for (const name of wanted.length > 0 ? wanted : Object.keys(BENCHES)) {
  console.log(`\n── ${name}`)
  const cluster = NEEDS_POSTGRES.has(name)
    ? await startTemporaryCluster({}, { withPrograms: true })
    : null
  const env = cluster
    ? { LINMEN_BENCH_POSTGRES: cluster.url, LINMEN_BENCH_POSTGRES_PID: String(cluster.pid) }
    : {}
  const command = tool('tsx', '--conditions=linmen-source', at('bench', BENCHES[name]))
  const code = await runInForeground(command, { env })
  await cluster?.stop()
  if (code !== 0) process.exitCode = code
}
