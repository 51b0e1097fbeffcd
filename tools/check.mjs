// What runs before every commit. `npm test` adds the server suite and the browser.
import { checks } from './run/checks.mjs'
import { vitest } from './run/command.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { giveUp, loudStep, quietStep } from './run/step.mjs'

requireNode()
try {
  await installIfNeeded()
  for (const { name, command } of Object.values(checks)) await quietStep(name, command())
} catch (error) {
  giveUp(error)
}
process.exitCode = await loudStep('unit tests', vitest('--reporter=dot', '--project=!server'))
