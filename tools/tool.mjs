// A tool of development with its own words: `node tools/tool.mjs oxlint …`. It is installed when it is first wanted.
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { installIfNeeded } from './run/install.mjs'
import { requireNode } from './run/node-version.mjs'
import { giveUp } from './run/step.mjs'

requireNode()
await installIfNeeded().catch(giveUp)
process.exitCode = await runInForeground(tool(...process.argv.slice(2)))
