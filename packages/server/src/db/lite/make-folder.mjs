// node make-folder.mjs CACHE [FOLDER]: an empty embedded database in FOLDER, copied from the one that is kept in CACHE.
//
// Making one takes seconds and several hundred megabytes that a process never gives back, so it is done once, in a
// process of its own, and copied from then on. JavaScript, because the launcher runs it before anything is built.
import { createHash } from 'node:crypto'
import { constants, cpSync, createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import v8 from 'node:v8'

// Code that runs for seconds only is not worth optimising, and most of it never runs at all.
v8.setFlagsFromString('--liftoff-only')
v8.setFlagsFromString('--wasm-lazy-compilation')

const DRAFT = /\.(\d+)\.draft$/
const dataOf = (entry) => join(entry, 'data')
const sealOf = (entry) => join(entry, 'sha256')
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

const [cacheDir, folder] = process.argv.slice(2)
const prepared = await preparedIn(cacheDir).catch((error) => {
  // A cache that cannot be written to only costs time.
  if (folder && NOT_WRITABLE.has(error.code)) return null
  throw error
})
if (folder && prepared)
  cpSync(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
else if (folder) await initialise(folder)

/** The data folder in the cache, made where there is none or what is there is not what was once put there. */
async function preparedIn(dir) {
  const entry = join(dir, `database-${await versionOfDatabase()}`)
  if (await isWhole(entry)) return dataOf(entry)
  await mkdir(dir, { recursive: true })
  await removeDeadDrafts(dir)
  const draft = `${entry}.${process.pid}.draft`
  await mkdir(draft)
  await initialise(dataOf(draft))
  await writeFile(sealOf(draft), await digestOf(dataOf(draft)))
  await put(draft, entry)
  return dataOf(entry)
}

async function initialise(target) {
  const { PGlite } = await import('@electric-sql/pglite')
  const lite = await PGlite.create(target)
  await lite.close()
}

async function versionOfDatabase() {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const file = join(dirname(dirname(entry)), 'package.json')
  return JSON.parse(await readFile(file, 'utf8')).version
}

async function isWhole(entry) {
  try {
    const [seal, digest] = await Promise.all([
      readFile(sealOf(entry), 'utf8'),
      digestOf(dataOf(entry)),
    ])
    return seal === digest
  } catch {
    return false
  }
}

/** Of all names and contents. */
async function digestOf(data) {
  const hash = createHash('sha256')
  const entries = await readdir(data, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  for (const file of files.sort()) {
    hash.update(`${file.slice(data.length)}\0`)
    for await (const chunk of createReadStream(file)) hash.update(chunk)
  }
  return hash.digest('hex')
}

/** Several processes may prepare one at once: each puts a whole one there, and all are alike. */
async function put(draft, entry) {
  for (;;) {
    try {
      return await rename(draft, entry)
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM')
        throw error
    }
    if (await isWhole(entry)) return rm(draft, { recursive: true, force: true })
    await rm(entry, { recursive: true, force: true })
  }
}

/** What a process left behind that was ended while it prepared one. */
async function removeDeadDrafts(dir) {
  for (const name of await readdir(dir)) {
    const pid = DRAFT.exec(name)?.[1]
    if (pid && name.startsWith('database-') && !isAlive(Number(pid)))
      await rm(join(dir, basename(name)), { recursive: true, force: true })
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
