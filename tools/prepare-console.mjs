// Installs and builds the operators' console; `npm start` does this beside the server, at the lowest priority.
import { setPriority } from 'node:os'
import { prepareConsole } from './run/console.mjs'

const LOWEST = 19
const REASONS = {
  'not-installed': '依赖没有装好（多半是网络不通）',
  'not-built': '构建没有完成',
}

if (process.argv.includes('--beside')) setPriority(LOWEST)
// Leaving by `exit` ends what runs for us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

const problem = await prepareConsole()
if (problem) {
  process.stderr.write(
    `运营台：${REASONS[problem.state]}。其余一切照常，下次 npm start 会接着准备。\n${lastLines(problem.output)}\n`,
  )
  process.exitCode = 1
} else process.stdout.write('运营台已就绪：/console/\n')

function lastLines(text) {
  return text.trimEnd().split('\n').slice(-8).join('\n')
}
