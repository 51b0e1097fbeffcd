// `npm run bench -- pages`: all figures the pages show of experts, reckoned again from the public log. LINMEN_LOG names the
// address of a server, such as a running demo; without it a season of 600 picks is played first.
import { cpus, loadavg } from 'node:os'
import { isSound } from '@linmen/domain/record-log/verify-log.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp } from '#test/harness.ts'
import { buildTemplate } from '#test/template.ts'
import { crowdSeason } from './crowd-season.ts'
import { pagesAgainstLog } from './pages-against-log.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
say(
  `${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
)
const given = process.env['LINMEN_LOG']
if (given) await compare(given)
else {
  await buildTemplate()
  const app = await startApp()
  const { end } = await crowdSeason(app, 5, 120)
  await end()
  await revealPicks(app.ports)
  await settlePlans(app.ports, { quiet: true })
  await sequenceLog(app.ports)
  await compare(app.base)
  await app.close()
}

async function compare(base: string): Promise<void> {
  const { verdict, differences, ...counts } = await pagesAgainstLog(base)
  say(
    `${counts.entries} entries, ${counts.experts} experts, ${counts.settled} settled picks: ${counts.answers} answers with ` +
      `${counts.figures} figures, ${differences.length} differences; the log is sound: ${isSound(verdict)}`,
  )
  for (const each of differences.slice(0, 20)) say(`  ${each}`)
  if (differences.length > 0) process.exitCode = 1
}
