import { tool } from './command.mjs'
import { at } from './root.mjs'

const SOURCES = ['packages', 'tools', 'bench']
const house = (script, ...args) => tool('tsx', '--conditions=linmen-source', at(script), ...args)

/**
 * What can be said about the tree without running the product. One row per step. Whether generated documents are fresh is
 * said by tests: `tools/gen/gen.test.ts` and `packages/server/test/table-types.test.ts`.
 */
export const checks = {
  format: { name: 'format', command: () => tool('oxfmt', '--check', ...SOURCES) },
  // A checker of its own for each core finds the same types again: one takes half of the processor time of four.
  types: { name: 'types', command: () => tool('tsc', '-b', '--checkers', '1', '--builders', '2') },
  lint: {
    name: 'lint',
    command: (files = SOURCES) => tool('oxlint', '--type-aware', '--deny-warnings', ...files),
  },
  tidy: { name: 'tidy', command: () => house('tools/tidy/main.ts') },
}
