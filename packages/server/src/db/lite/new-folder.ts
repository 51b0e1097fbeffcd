import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PGLITE = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href
// Code that runs for seconds only is not worth optimising: half of the work would be that.
const MAKE = `(await import('node:v8')).setFlagsFromString('--liftoff-only')
const { PGlite } = await import(process.argv[1])
const lite = await PGlite.create(process.argv[2])
await lite.close()`

/**
 * Makes an empty database in a folder that has none; it appears whole or not at all. Making one takes several
 * hundred megabytes that a process never gives back, so a process of its own does it and ends.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  await removeUnfinished(folder)
  // A name of our own: whoever began one before us and was left behind may still be writing.
  const draft = `${folder}.${process.pid}.new`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', MAKE, '--', PGLITE, draft],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const end = () => child.kill()
  process.once('exit', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('exit', end)
  if (code !== 0) throw new Error('内置数据库建立失败')
  await rename(draft, folder)
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder))
  for (const name of names)
    if (name.startsWith(`${basename(folder)}.`) && name.endsWith('.new'))
      await rm(join(dirname(folder), name), { recursive: true, force: true })
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
