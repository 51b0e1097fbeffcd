import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lockFolder } from '#db/folder-lock.ts'

const LIST = 'backup.json'
const DATABASE = 'database'
/** What belongs to a running process and to nobody after it. */
const PASSING = /^(lock\.json.*|demo-ids\.json)$/

interface Listed {
  readonly files: Readonly<Record<string, string>>
}

/**
 * Copies the data folder of an installation that does not run, with the hash of every file. The copy appears under its
 * name when it is whole.
 */
export async function backUp(dataDir: string, target: string): Promise<number> {
  if (!existsSync(join(dataDir, DATABASE))) throw new Error(`数据目录 ${dataDir} 里没有数据库`)
  if (existsSync(target)) throw new Error(`${target} 已经存在，请换一个名字`)
  const release = await lockFolder(join(dataDir, DATABASE))
  const draft = `${target}.part`
  try {
    await rm(draft, { recursive: true, force: true })
    await copyTo(dataDir, draft)
    const files = await hashesIn(draft)
    await writeFile(join(draft, LIST), JSON.stringify({ files } satisfies Listed, null, 1))
    await rename(draft, target)
    return Object.keys(files).length
  } finally {
    await release()
    await rm(draft, { recursive: true, force: true })
  }
}

/** Puts a copy in the place of a data folder that is not there yet. A copy with any other byte than its list says is refused. */
export async function restore(source: string, dataDir: string): Promise<number> {
  if (existsSync(join(dataDir, DATABASE)))
    throw new Error(`数据目录 ${dataDir} 里已有数据库，请先移走，或用 LINMEN_DATA 指定空目录`)
  if (!existsSync(join(source, LIST))) throw new Error(`${source} 里没有备份`)
  const { files } = JSON.parse(await readFile(join(source, LIST), 'utf8')) as Listed
  const found = await hashesIn(source)
  const wrong = [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (file) => files[file] !== found[file],
  )
  if (wrong.length > 0) throw new Error(`备份不完整：${wrong.slice(0, 5).join('、')}`)
  await copyTo(source, dataDir)
  await rm(join(dataDir, LIST), { force: true })
  return Object.keys(files).length
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  await cp(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !PASSING.test(path.split(/[\\/]/).at(-1) ?? ''),
  })
}

async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== LIST)
    .toSorted()
  const hashes: Record<string, string> = {}
  for (const file of files) hashes[file.split('\\').join('/')] = await hashOf(join(folder, file))
  return hashes
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
