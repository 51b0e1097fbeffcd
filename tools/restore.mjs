// Puts such a copy into an empty data folder: `npm run restore -- <folder>`.
import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('copy-command', 'restore')
