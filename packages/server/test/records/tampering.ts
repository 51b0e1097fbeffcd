// 10,000 settled picks of 100 experts, each of them changed, deleted, back-dated and joined by a forged one in the database:
// how many of these deeds the verifier names. `npm run bench -- tampering`; LINMEN_PICKS says how many.
import { isSound } from '@linmen/domain/record-log/verify-log.ts'
import { cpus, loadavg } from 'node:os'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp } from '#test/harness.ts'
import { verified } from '#test/record-season.ts'
import { buildTemplate } from '#test/template.ts'
import { crowdSeason } from './crowd-season.ts'
import { keepPlans } from './deeds.ts'
import { tamperAll, tamperLog, tamperWhole, type Flagged } from './tamper-all.ts'

const PICKS = Number(process.env['LINMEN_PICKS'] ?? 10_000)
const EXPERTS = 100
const IN_THE_LOG = 20
/** Picks of one expert that are tampered with at one time. */
const OF_EACH = 10

const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  const answer = await run()
  say(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return answer
}

say(
  `${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
)
await buildTemplate()
const app = await startApp()
const season = await seconds(`${PICKS} picks published`, () =>
  crowdSeason(app, EXPERTS, Math.ceil(PICKS / EXPERTS)),
)
await seconds('matches played', season.end)
await seconds('opened', () => revealPicks(app.ports))
await seconds('settled', () => settlePlans(app.ports, { quiet: true }))
await seconds('numbered and signed', () => sequenceLog(app.ports))
const sound = await seconds('the whole log and all records verified', () => verified(app))
say(`${sound.checkpoint?.size} entries, ${sound.picks.length} picks; sound: ${isSound(sound)}`)
await keepPlans(app)
const whole = await seconds('one pick of each expert, by the whole verifier', () =>
  tamperWhole(app, sound),
)
tell(whole)
tell([await seconds('entries of the log', () => tamperLog(app, sound, IN_THE_LOG))])
const all = await seconds('every pick', () => tamperAll(app, sound, OF_EACH))
tell(all)
const mended = isSound(await verified(app))
say(`everything put back; sound: ${mended}; load ${loadavg()[0]!.toFixed(1)}`)
if (!isSound(sound) || !mended || sound.picks.length !== PICKS) process.exitCode = 1
await app.close()

function tell(flagged: readonly Flagged[]): void {
  for (const { deed, done, named } of flagged) {
    say(`  ${deed}: ${done} done, ${named} flagged with the pick named`)
    if (named !== done) process.exitCode = 1
  }
}
