import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inPackage } from '#in-package.ts'

// It stays in the sources, also for what is built.
const MAKE = fileURLToPath(inPackage('src/db/lite/make-folder.mjs'))
const CACHE = fileURLToPath(inPackage('../../node_modules/.cache/linmen'))

/**
 * Makes an empty database in a folder that has none; it appears whole or not at all. The first of a machine takes
 * several hundred megabytes that a process never gives back, so a process of its own does it and ends.
 */
export async function makeFolder(folder: string, cache = CACHE): Promise<void> {
  if (await exists(folder)) return
  await removeUnfinished(folder)
  // A name of our own: a process that began one before us and was left behind may still be writing.
  const draft = `${folder}.${process.pid}.new`
  const child = spawn(process.execPath, [MAKE, cache, draft], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
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
