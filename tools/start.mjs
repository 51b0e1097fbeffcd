// Everything a fresh machine needs, from Node and npm alone: install, build, run.
import { runInForeground } from './run/foreground.mjs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { installToRun } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

// Most of what the server makes is gone at once: a small nursery is swept more often and costs no more. What outlives
// it is swept when it has grown by two fifths; left to itself a heap may take four times what it holds. Helpers beyond
// two, and pools of memory for each of them, cost sixty megabytes and save nothing.
const MODEST = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--v8-pool-size=2']
const SERVER = [process.execPath, ...MODEST, at('packages/server/dist/main.js')]
const SURROUNDINGS = { env: { MALLOC_ARENA_MAX: '2' } }
let wishes = process.argv.slice(2)

requireNode()
try {
  await installToRun()
  await buildIfNeeded(makeWorld)
} catch (error) {
  giveUp(error)
}
process.exitCode = await runInForeground([...SERVER, ...wishes], SURROUNDINGS)

/** A first start makes database and demo while the pages are built. It has said itself why it could not. */
async function makeWorld() {
  const code = await runInForeground([...SERVER, '--prepare', ...wishes], SURROUNDINGS)
  if (code !== 0) process.exit(code)
  wishes = wishes.filter((wish) => wish !== '--fresh')
}
