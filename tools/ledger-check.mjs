// Looks at the books of this installation: names every broken invariant by its id, and ends with 1 if there is one.
import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('ledger-check')
