import { chmodSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder in that of this run, which is removed with everything in it when the run is over. Whoever nginx and
 * PostgreSQL run as looks into it.
 */
export function ownFolder(name: string): string {
  const folder = mkdtempSync(join(process.env['LINMEN_DRILL']!, `${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
