import { buildIfNeeded } from './run/artifacts.mjs'
import { installToRun } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
try {
  await installToRun()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
