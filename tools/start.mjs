// Everything a fresh machine needs, from Node and npm alone: install, build, run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInForeground } from './run/foreground.mjs'
import { buildToRun, isConsoleBuilt } from './run/artifacts.mjs'
import { run } from './run/command.mjs'
import { announceConsole } from './run/console.mjs'
import { installToRun } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { at, cache, root } from './run/root.mjs'
import { giveUp, quietStep } from './run/step.mjs'

// Most of what the server makes is gone at once: a small nursery is swept more often and costs no more. What outlives
// it is swept when it has grown by two fifths; left to itself a heap may take four times what it holds. Helpers beyond
// two, and pools of memory for each of them, cost sixty megabytes and save nothing.
const MODEST = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--v8-pool-size=2']
// The process that makes the demo ends with it: memory is cheaper than sweeping it.
const ROOMY = ['--max-semi-space-size=64', '--v8-pool-size=2']
const MAIN = at('packages/server/dist/main.js')
const SURROUNDINGS = { env: { MALLOC_ARENA_MAX: '2' } }
const CONSOLE = [process.execPath, at('tools/prepare-console.mjs')]
let wishes = process.argv.slice(2)

requireNode()
try {
  await installToRun()
  const folder = isDatabaseMissing() ? prepareFolder() : null
  await buildToRun(() => makeWorld(folder), { isRelease: Boolean(process.env.DATABASE_URL) })
  await folder
  // A real deployment is whole before it serves; a demo serves, and its console follows.
  if (process.env.DATABASE_URL && !isConsoleBuilt()) await quietStep('准备运营台', CONSOLE)
} catch (error) {
  giveUp(error)
}
const beside = isConsoleBuilt() ? null : consoleBeside()
const server = [process.execPath, ...MODEST, MAIN, ...wishes]
process.exitCode = await runInForeground(server, { ...SURROUNDINGS, onReady: beside?.begin })
await beside?.end()

function isDatabaseMissing() {
  if (process.env.DATABASE_URL) return false
  const data = resolve(root, process.env.LINMEN_DATA || '.linmen')
  return wishes.includes('--fresh') || !existsSync(resolve(data, 'database/pg'))
}

/** An empty embedded database in the cache, for the server to copy. Where this fails the server says why. */
function prepareFolder() {
  return run([process.execPath, at('packages/server/src/db/lite/make-folder.mjs'), cache()], {
    quiet: true,
  })
}

/** A first start makes database and demo while the pages are built. It has said itself why it could not. */
async function makeWorld(folder) {
  await folder
  const maker = [process.execPath, ...ROOMY, MAIN, '--prepare', ...wishes]
  const code = await runInForeground(maker, SURROUNDINGS)
  if (code !== 0) process.exit(code)
  wishes = wishes.filter((wish) => wish !== '--fresh')
}

/** The console, installed and built in a process of the lowest priority once the server has said that it is there. */
function consoleBeside() {
  announceConsole()
  let child = null
  return {
    begin: () => {
      const [file, ...args] = CONSOLE
      child = spawn(file, [...args, '--beside'], { stdio: ['ignore', 'inherit', 'inherit'] })
    },
    end: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}
