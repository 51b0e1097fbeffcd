import { buildIfNeeded } from './run/artifacts.mjs'
import { installToBuild } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
try {
  await installToBuild()
  await buildIfNeeded()
} catch (error) {
  giveUp(error)
}
