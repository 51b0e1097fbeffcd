// Copies the data of an embedded installation that does not run: `npm run backup -- <folder>`.
import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('copy-command', 'backup')
