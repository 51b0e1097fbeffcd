import { tool } from './command.mjs'
import { at } from './root.mjs'

const SOURCES = ['packages', 'tools', 'bench']
const house = (script, ...args) => tool('tsx', '--conditions=linmen-source', at(script), ...args)

/** What can be said about the tree without running the product. One row per step. */
export const checks = {
  format: { name: 'format', command: () => tool('oxfmt', '--check', ...SOURCES) },
  types: { name: 'types', command: () => tool('tsc', '-b') },
  lint: {
    name: 'lint',
    command: () => tool('oxlint', '--type-aware', '--deny-warnings', ...SOURCES),
  },
  tidy: { name: 'tidy', command: () => house('tools/tidy/main.ts') },
  generated: {
    name: 'generated documents are fresh',
    command: () => house('tools/gen/main.ts', '--check'),
  },
}
