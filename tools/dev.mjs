// Server and pages from source, both reloading on change, both ended by one Ctrl-C.
import { spawn } from 'node:child_process'
import { tool } from './run/command.mjs'
import { forwardSignals } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
await installIfNeeded().catch(giveUp)
// A fresh clone has no bundler before it is installed.
const { watchServer } = await import('./run/watched-server.mjs')

// The server announces its own address last, and that one shows the last build.
console.log('页面请打开下面 Local 一行的地址，改动即时可见；服务的地址只供接口使用。')

const port = process.env.PORT ?? '8080'
const env = { ...process.env, PORT: port, LINMEN_API: `http://127.0.0.1:${port}` }
const server = watchServer(process.argv.slice(2), env)
const [file, ...args] = tool('vite', '--clearScreen', 'false')
const pages = spawn(file, args, {
  cwd: at('packages/web'),
  env,
  stdio: 'inherit',
  detached: process.platform !== 'win32',
})
let isStopping = false
forwardSignals(stopAll)
// One of the two alone is of no use.
pages.on('exit', () => stopAll('SIGTERM'))

async function stopAll(signal) {
  // A second signal would cut the server off in the middle of closing its database.
  if (isStopping) return
  isStopping = true
  if (pages.exitCode === null) pages.kill(signal)
  await server.stop(signal)
}
