import { businessDay, businessDaySpan } from '@linmen/domain/match/business-day.ts'
import { scoreTools, walkForward } from '#features/special/public.ts'
import { feedOf } from '#feeds/feed-of.ts'
import { problemText } from '#kit/problem-text.ts'
import { openPorts } from './open-ports.ts'
import { readSettings } from './read-settings.ts'

// Run as a command of its own: `backtest <from> <to>`, both days, for matches on record that no tool was tried on.
const DAY = /^\d{4}-\d{2}-\d{2}$/
const [from = '', to = ''] = process.argv.slice(2)

try {
  if (!DAY.test(from) || !DAY.test(to))
    throw new Error('用法：npm run backtest -- <开始日> <结束日>，例如 2023-08-01 2024-06-30')
  const tried = await tryAll(businessDaySpan(from).fromMs, businessDaySpan(to).toMs)
  process.stdout.write(`已回测 ${tried} 场。\n`)
} catch (error) {
  process.stderr.write(`${problemText(error)}\n`)
  process.exitCode = 1
}

async function tryAll(fromMs: number, toMs: number): Promise<number> {
  const ports = await openPorts(await readSettings(process.env, process.cwd()))
  try {
    const span = { fromMs: fromMs - 1, toMs: Math.min(toMs, ports.clock.nowMs()) }
    const tried = await walkForward(ports, span, (matches, atMs) =>
      process.stdout.write(`到 ${businessDay(atMs)}：${matches} 场\n`),
    )
    await scoreTools(ports)
    return tried
  } finally {
    await feedOf(ports)?.close?.()
    await ports.relay.close()
    await ports.limits.close()
    await ports.db.close()
  }
}
