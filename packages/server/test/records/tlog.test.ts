import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sequenceLog } from '#features/record-log/public.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { playedSeason, promisedPlans, tamper } from '#test/record-season.ts'
import { goReader, hasGo } from './go-reader.ts'

const PICKS = 12
const go = hasGo()
if (!go) process.stdout.write('skipped: neither go nor golang.org/x/mod is installed here\n')

describe.skipIf(!go)('a program that is not ours, Go’s sumdb/tlog and note', () => {
  let app: TestApp
  let reader: Awaited<ReturnType<typeof goReader>>
  let folder = ''
  let kept = ''

  beforeAll(async () => {
    app = await startApp()
    reader = await goReader()
    folder = await mkdtemp(join(tmpdir(), 'linmen-since-'))
    await playedSeason(app, PICKS)
    kept = await (await fetch(`${app.base}/log/checkpoint`)).text()
    await promisedPlans(app, 1, 'next')
    await sequenceLog(app.ports)
  })
  afterAll(async () => {
    await app.close()
    await reader.close()
    await rm(folder, { recursive: true })
  })

  const readSince = async (checkpoint: string) => {
    const file = join(folder, 'checkpoint')
    await writeFile(file, checkpoint)
    return reader.read(app.base, file)
  }

  test('reads signature, entries and proofs, and that the log extends a kept checkpoint', async () => {
    const { code, text } = await readSince(kept)
    expect(text).toContain('38 entries under')
    expect(text).toContain('extends the 37 entries under')
    expect(code).toBe(0)
  })

  test('refuses an entry that was changed, and a checkpoint with another root', async () => {
    const flip = `update record_entry set bytes = set_byte(bytes, 8, get_byte(bytes, 8) # 1) where number = 5`
    await tamper(app, flip)
    expect(await reader.read(app.base)).toMatchObject({
      code: 1,
      text: expect.stringContaining('entry 5 is not the one that was signed') as string,
    })
    await tamper(app, flip)
    const [origin, size, root, ...rest] = kept.split('\n')
    const forged = [origin, size, [...root!].toReversed().join(''), ...rest].join('\n')
    expect(await readSince(forged)).toMatchObject({ code: 1 })
  })
})
