import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner, becomeApp } from '#db/app-role.ts'
import { openPglite } from '#db/pglite.ts'
import type { Database } from '#db/port.ts'
import { charge } from '#test/coin-factory.ts'
import { onPostgres, type TestApp } from '#test/harness.ts'
import { runCommand } from '#test/server-process.ts'
import { copyFolder, openCopy } from '#test/template.ts'
import { TEST_NOW_MS, testClock, testPorts } from '#test/test-ports.ts'

let folder: string
let shared: Database | null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-check-'))
  shared = onPostgres ? await openCopy() : null
  if (!shared) await copyFolder(join(folder, 'database'))
})
afterAll(async () => {
  await shared?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Does something to the books while nobody looks at them: the embedded ones have one reader. */
async function change(run: (db: Database) => Promise<unknown>): Promise<void> {
  if (shared) return void (await run(shared))
  const own = await openPglite(join(folder, 'database'))
  await becomeApp(own)
  await run(own).finally(() => own.close())
}

const check = () =>
  runCommand('start/ledger-check.ts', {
    LINMEN_DATA: folder,
    LINMEN_SECRET: 'anything that is long enough for a secret',
    DATABASE_URL: shared?.pool.options.connectionString ?? '',
  })

const plant = (statement: string) =>
  change(({ pool }) =>
    asOwner(pool, async (owner) => {
      await owner.query('alter table posting disable trigger user')
      await owner.query(statement)
      await owner.query('alter table posting enable trigger user')
    }),
  )

test('the command finds sound books sound, and names the invariant that a wrong posting breaks', async () => {
  await change(async (db) => {
    const clock = testClock(TEST_NOW_MS)
    await charge({ db, clock, ports: testPorts(db, clock) } as unknown as TestApp, 'mei', 12_600)
  })
  const sound = await check()
  expect(sound).toMatchObject({ code: 0, output: expect.stringContaining('账本完好') })
  // The user of both test databases owns everything, and it says so.
  expect(sound.output).toMatch(/超级用户|主人/)

  await plant('update posting set amount = amount - 1 where amount > 0')
  const broken = await check()
  expect(broken.code).toBe(1)
  expect(broken.output).toMatch(/^I1 every journal sums to zero: 1 /m)
  expect(broken.output).not.toMatch(/^I3 /m)

  await plant('update posting set amount = amount + 1 where amount > 0')
  expect(await check()).toMatchObject({ code: 0 })
})
