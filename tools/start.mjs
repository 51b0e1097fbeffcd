// Everything a fresh machine needs, from Node and npm alone: install, build, run.
import { runInForeground } from './run/foreground.mjs'
import { buildIfNeeded } from './run/artifacts.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { at } from './run/root.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
try {
  await installIfNeeded()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
process.exitCode = await runInForeground([
  process.execPath,
  at('packages/server/dist/main.js'),
  ...process.argv.slice(2),
])
