import type { Plugin } from 'vite'

const TABLES = /contract[\\/]src[\\/]screens[\\/][\w.-]+\.ts$/
// The inventory numbers of screens and redirects serve the audits, which never run in a browser.
const INVENTORY = /\b(routes: \[[^\]]*\]|row: '[^']*'),?\s*/g
const PLANNED = /screen\(\{(?:[^{}]|\{[^{}]*\})*planned: true(?:[^{}]|\{[^{}]*\})*\}\)/g

/**
 * Leaves out of the bundle what no visitor can reach. A planned screen behaves as an unknown path,
 * so all of them share one row.
 */
export function leanTables(): Plugin {
  return {
    name: 'linmen:lean-tables',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return TABLES.test(id) ? { code: leanTable(code), map: null } : null
    },
  }
}

export function leanTable(code: string): string {
  const lean = code.replace(INVENTORY, '')
  if (lean.search(PLANNED) < 0) return lean
  // The row must stand before the table that uses it, and after the import of `screen`.
  const row = `\nconst unbuilt = screen({ path: '/', planned: true })\n`
  return lean.replace(PLANNED, 'unbuilt').replace(/\n(?=export const)/, row)
}
