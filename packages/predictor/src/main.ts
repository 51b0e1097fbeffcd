import { basketballFigures } from './commands/basketball-figures.ts'
import { evaluate } from './commands/evaluate.ts'
import { figures } from './commands/figures.ts'
import { market } from './commands/market.ts'
import { predict } from './commands/predict.ts'
import { sameOdds } from './commands/same-odds.ts'
import { serve } from './commands/serve.ts'
import { settle } from './commands/settle.ts'

/** Every command reads files or stdin, writes stdout, and answers with its exit code. */
const COMMANDS: Readonly<Record<string, (args: readonly string[]) => number | Promise<number>>> = {
  serve,
  predict,
  'same-odds': sameOdds,
  settle,
  evaluate,
  market,
  figures,
  'basketball-figures': basketballFigures,
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command) process.exitCode = await command(args)
else {
  process.stderr.write(`commands: ${Object.keys(COMMANDS).join(', ')}\n`)
  process.exitCode = 2
}
