// The server as a few files: a thousand small ones take longer to find and read than all they do at a start.
// Types are checked by `npm test`; here they are only taken away.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { at } from './run/root.mjs'

const SOURCES = at('packages/server/src')

/** What reads files beside itself or is no JavaScript at all stays where npm put it. */
const EXTERNAL = [/^@electric-sql\/pglite/, /^@node-rs\/argon2/, /^sharp$/, /^pg-native$/]

const bundle = await rolldown({
  input: {
    main: join(SOURCES, 'main.ts'),
    import: join(SOURCES, 'import/main.ts'),
    'ledger-check': join(SOURCES, 'start/ledger-check.ts'),
    backtest: join(SOURCES, 'start/backtest.ts'),
    'first-operator': join(SOURCES, 'start/first-operator.ts'),
    'copy-command': join(SOURCES, 'start/copy-command.ts'),
    cashier: join(SOURCES, 'pay/cashier/main.ts'),
    'host-provider': join(SOURCES, 'hosts/provider/main.ts'),
    'print-ids': join(SOURCES, 'start/print-ids.ts'),
    ...workers(),
  },
  platform: 'node',
  external: EXTERNAL,
  resolve: { conditionNames: ['linmen-source', 'node', 'default'] },
  logLevel: 'silent',
})
await bundle.write({
  dir: at('packages/server/dist'),
  cleanDir: true,
  format: 'esm',
  // All side by side, one step below the package as the sources are: `inPackage` counts on it.
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
})
await bundle.close()

/** Files that run in a thread of their own are named for it. */
function workers() {
  const files = readdirSync(SOURCES, { recursive: true }).filter((file) =>
    file.endsWith('-worker.ts'),
  )
  return Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(SOURCES, file)]))
}
