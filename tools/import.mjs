// `npm run import`: out of the built server where there is one of these very sources. Out of the sources themselves it
// begins two seconds later and does the same.
import { isServerBuilt } from './run/artifacts.mjs'
import { tool } from './run/command.mjs'
import { runInForeground } from './run/foreground.mjs'
import { requireNode } from './run/node-version.mjs'
import { at } from './run/root.mjs'

requireNode()
const program = isServerBuilt()
  ? // Pieces of a file live for a second: with room for some of them fewer are moved about by the sweep.
    [process.execPath, '--max-semi-space-size=32', at('packages/server/dist/import.js')]
  : tool('tsx', '--conditions=linmen-source', at('packages/server/src/import/main.ts'))
process.exitCode = await runInForeground([...program, ...process.argv.slice(2)])
