// Tries the models and tools on matches on record, from old to new: `npm run backtest -- <from> <to>`.
import { runServerCommand } from './run/server-command.mjs'

await runServerCommand('backtest')
