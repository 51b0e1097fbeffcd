import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-settings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('without anything set it is a local demo on port 8080 in .linmen', async () => {
  expect(await readSettings({}, folder)).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: join(folder, '.linmen'),
    databaseUrl: null,
    demo: true,
    limits: { moneyPerMinute: 60 },
  })
})

test('a real database is no demo unless one asks for it', async () => {
  const DATABASE_URL = 'postgres://db/linmen'
  expect(await readSettings({ DATABASE_URL }, folder)).toMatchObject({
    demo: false,
    limits: { moneyPerMinute: 10 },
  })
  expect(await readSettings({ DATABASE_URL, LINMEN_DEMO: '1' }, folder)).toMatchObject({
    demo: true,
  })
})

test('R-AUTH-010 passwords travel under 2048 bits, or the 1024 of the specification when asked', async () => {
  expect((await readSettings({}, folder)).rsaBits).toBe(2048)
  expect((await readSettings({ RSA_BITS: '1024' }, folder)).rsaBits).toBe(1024)
})

test('the secret is made once and kept', async () => {
  const [first, second] = [await readSettings({}, folder), await readSettings({}, folder)]
  expect(second.secret).toEqual(first.secret)
})

test.each([
  ['a port that is no number', { PORT: 'http' }, 'PORT'],
  ['a port that does not exist', { PORT: '70000' }, 'PORT'],
  ['a secret that is too short', { LINMEN_SECRET: 'abc' }, 'LINMEN_SECRET'],
])('%s is refused by name', async (_name, env, word) => {
  await expect(readSettings(env, folder)).rejects.toThrow(word)
})
