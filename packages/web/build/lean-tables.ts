import type { Plugin } from 'vite'

// The inventory numbers of screens and redirects serve the audits, which never run in a browser.
const TABLES = /contract[\\/]src[\\/]screens[\\/][\w.-]+\.ts$/
const INVENTORY = /\b(routes: \[[^\]]*\]|row: '[^']*'),?\s*/g

/** Leaves out of the bundle what only audits read. */
export function leanTables(): Plugin {
  return {
    name: 'linmen:lean-tables',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return TABLES.test(id) ? { code: code.replace(INVENTORY, ''), map: null } : null
    },
  }
}
