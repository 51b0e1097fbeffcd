import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { at } from './root.mjs'

const SOURCES = at('packages/server/src')

/** What reads files beside itself or is no JavaScript at all stays where npm put it. */
const EXTERNAL = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^sharp$/, /^pg-native$/]

/** How the sources of the server become a few files. */
export const serverBundle = (entries = everyEntry()) => ({
  input: entries,
  platform: 'node',
  external: EXTERNAL,
  resolve: { conditionNames: ['linmen-source', 'node', 'default'] },
  logLevel: 'silent',
})

/** The folder lies one step below the package as the sources do: `inPackage` counts on it. */
export const serverFiles = (dir) => ({
  dir,
  cleanDir: true,
  format: 'esm',
  // All side by side.
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
})

/** What a running server needs of it. */
export const servingEntries = () => ({ main: join(SOURCES, 'main.ts'), ...workers() })

const everyEntry = () => ({
  ...servingEntries(),
  import: join(SOURCES, 'import/main.ts'),
  'ledger-check': join(SOURCES, 'start/ledger-check.ts'),
  backtest: join(SOURCES, 'start/backtest.ts'),
  'first-operator': join(SOURCES, 'start/first-operator.ts'),
  'copy-command': join(SOURCES, 'start/copy-command.ts'),
  cashier: join(SOURCES, 'pay/cashier/main.ts'),
  'host-provider': join(SOURCES, 'hosts/provider/main.ts'),
  'print-ids': join(SOURCES, 'start/print-ids.ts'),
})

/** Files that run in a thread of their own are named for it. */
function workers() {
  const files = readdirSync(SOURCES, { recursive: true }).filter((file) =>
    file.endsWith('-worker.ts'),
  )
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(SOURCES, file)]))
}
