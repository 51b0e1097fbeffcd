import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { brokenAudit, audit } from '#kit/audit.ts'
import { copyFolder } from '#test/template.ts'
import { backUp, restore } from './keep-copy.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-copy-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)
const place = (name: string) => ({ databaseUrl: null, dataDir: at(name) })

test('what was backed up is there again elsewhere, to the last line', async () => {
  await mkdir(at('data/pictures'), { recursive: true })
  await writeFile(at('data/secret.key'), 'secret')
  await writeFile(at('data/pictures/one.webp'), 'picture')
  await copyFolder(at('data/database'))
  const made = await openDatabase(place('data'))
  const line = { atMs: 1, actor: 'lao', deed: 'test', subject: 'x' }
  await made.transaction((tx) => audit(tx, line))
  await made.close()

  await backUp(at('data'), at('copy'))
  await rm(at('data'), { recursive: true })
  await restore(at('copy'), at('elsewhere'))
  expect(await readFile(at('elsewhere/pictures/one.webp'), 'utf8')).toBe('picture')
  const again = await openDatabase(place('elsewhere'))
  expect(await again.read.selectFrom('audit').select('deed').execute()).toEqual([{ deed: 'test' }])
  expect(await brokenAudit(again.read)).toEqual([])
  await again.close()
})

async function smallData(): Promise<void> {
  await mkdir(at('data/database/lite'), { recursive: true })
  await writeFile(at('data/database/lite/file'), 'bytes')
  await writeFile(at('data/demo-ids.json'), 'of a running process')
}

test('a copy that lost or changed a byte is not put back', async () => {
  await smallData()
  await backUp(at('data'), at('copy'))
  await writeFile(at('copy/database/lite/file'), 'other')
  await expect(restore(at('copy'), at('new'))).rejects.toThrow(/备份不完整.*database\/lite\/file/)
})

test('nothing is written over, and a folder in use is left alone', async () => {
  await smallData()
  await backUp(at('data'), at('copy'))
  await expect(backUp(at('data'), at('copy'))).rejects.toThrow(/已经存在/)
  await expect(restore(at('copy'), at('data'))).rejects.toThrow(/已有数据库/)
  await expect(restore(at('nowhere'), at('new'))).rejects.toThrow(/没有备份/)
  await writeFile(at('data/database/lock.json'), JSON.stringify({ pid: process.pid, started: '' }))
  await expect(backUp(at('data'), at('other'))).rejects.toThrow(/正被另一个进程/)
})
