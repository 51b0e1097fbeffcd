import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inPackage } from '#in-package.ts'
import { makeFolder } from './new-folder.ts'

/** The largest process number that no system gives out. */
const DEAD = 2 ** 31 - 1

/** What this machine keeps for every database: a copy of it is damaged here. */
const KEPT = fileURLToPath(inPackage('../../node_modules/.cache/linmen'))
const isPrepared = (name: string) => /^database-[\d.]+$/.test(name)

let place: string
let cache: string
let entry: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'linmen-folder-'))
  cache = join(place, 'cache')
  await makeFolder(join(place, 'first'))
  const name = (await readdir(KEPT)).find(isPrepared)!
  entry = join(cache, name)
  await cp(join(KEPT, name), entry, { recursive: true })
})
afterAll(() => rm(place, { recursive: true }))

const versionIn = (folder: string) => readFile(join(folder, 'PG_VERSION'), 'utf8')
/** What a database is given when it is made, in the first bytes of its control file. */
const numberOf = async (folder: string) =>
  (await readFile(join(folder, 'global/pg_control'))).readBigUInt64LE()

test('every folder is a copy of one that is kept', async () => {
  await makeFolder(join(place, 'second'), cache)
  const kept = await numberOf(join(entry, 'data'))
  expect(await numberOf(join(place, 'first'))).toBe(kept)
  expect(await numberOf(join(place, 'second'))).toBe(kept)
})

test('one that was damaged is made again, and what an ended process left half done goes', async () => {
  const [sound, number] = [
    await versionIn(join(entry, 'data')),
    await numberOf(join(entry, 'data')),
  ]
  await appendFile(join(entry, 'data/PG_VERSION'), 'x')
  await mkdir(`${entry}.${DEAD}.draft`)
  await makeFolder(join(place, 'third'), cache)
  expect(await readdir(cache)).toEqual([basename(entry)])
  expect(await numberOf(join(entry, 'data'))).not.toBe(number)
  expect(await versionIn(join(place, 'third'))).toBe(sound)
})

test('where nothing can be kept the folder is made all the same', async () => {
  const noFolder = join(place, 'no-folder')
  await writeFile(noFolder, '')
  await makeFolder(join(place, 'fourth'), join(noFolder, 'cache'))
  expect(await versionIn(join(place, 'fourth'))).toBe(await versionIn(join(place, 'first')))
})
