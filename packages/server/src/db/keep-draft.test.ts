import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'
import { hasDatabase } from './open.ts'
import { keepDraft } from './pglite.ts'

let dataDir: string
let folder: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'linmen-draft-'))
  folder = join(dataDir, 'database')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function put(name: string, text: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'PG_VERSION'), text)
}

const kept = () => readFile(join(folder, 'pg', 'PG_VERSION'), 'utf8')
const isThere = () => hasDatabase({ databaseUrl: null, dataDir })

test('a draft is no database until it is kept', async () => {
  await put('pg.draft', 'new')
  expect(isThere()).toBe(false)
  await keepDraft(folder)
  expect(isThere()).toBe(true)
  expect(await kept()).toBe('new')
})

test('a kept draft takes the place of the old database and leaves nothing beside it', async () => {
  await put('pg', 'old')
  await put('pg.draft', 'new')
  await keepDraft(folder)
  expect(await kept()).toBe('new')
  expect(await readdir(folder)).toEqual(['pg'])
})

test('nothing is replaced while somebody works in the folder', async () => {
  await put('pg', 'old')
  await put('pg.draft', 'new')
  const unlock = await lockFolder(folder)
  await expect(keepDraft(folder)).rejects.toThrow(FolderInUse)
  await unlock()
  expect(await kept()).toBe('old')
})
