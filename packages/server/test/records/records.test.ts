import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSound, type Verdict } from '@linmen/domain/record-log/verify-log.ts'
import { revealPicks, sequenceLog } from '#features/record-log/public.ts'
import { settlePlans } from '#features/settlement/settle-plans.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { verified } from '#test/record-season.ts'
import { crowdSeason } from './crowd-season.ts'
import { forge, keepPlans, mend } from './deeds.ts'
import { pagesAgainstLog } from './pages-against-log.ts'
import { tamperAll, tamperLog, tamperWhole } from './tamper-all.ts'

const [EXPERTS, MATCHES] = [4, 3]
const PICKS = EXPERTS * MATCHES
let app: TestApp
let sound: Verdict

beforeAll(async () => {
  app = await startApp()
  const { end } = await crowdSeason(app, EXPERTS, MATCHES)
  await end()
  await revealPicks(app.ports)
  await settlePlans(app.ports, { quiet: true })
  await sequenceLog(app.ports)
  sound = await verified(app)
  await keepPlans(app)
})
afterAll(() => app.close())

const every = (count: number) =>
  ['change', 'delete', 'insert', 'back-date'].map((deed) => ({ deed, done: count, named: count }))

test('every pick changed, deleted, doubled or back-dated in the database is named, and no other', async () => {
  expect([isSound(sound), sound.picks.length]).toEqual([true, PICKS])
  expect(await tamperAll(app, sound, 1)).toEqual(every(PICKS))
  expect(await tamperWhole(app, sound)).toEqual(every(EXPERTS))
  expect(isSound(await verified(app))).toBe(true)
})

test('a pick that is back-dated in the log as well breaks the signed root, and its entry is named', async () => {
  expect(await tamperLog(app, sound, 3)).toMatchObject({ done: 3, named: 3 })
})

test('all figures of pages, lists and ranks follow from the public log, and one forged pick shows in them', async () => {
  const { experts, settled, figures, differences } = await pagesAgainstLog(app.base)
  expect({ experts, settled, differences }).toEqual({
    experts: EXPERTS,
    settled: PICKS,
    differences: [],
  })
  expect(figures).toBeGreaterThan(100)
  const { author, id } = sound.picks.find(({ settled: end }) => end?.outcome === 'hit')!
  await forge(app, 'delete', [id])
  const forged = (await pagesAgainstLog(app.base)).differences
  await mend(app, 'delete', [id])
  for (const figure of ['settled', 'plansWritten'])
    expect(forged).toContain(`${author} .${figure}: ${MATCHES - 1} shown, ${MATCHES} proven`)
})
