import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Another live process works on the folder. Two of them would silently overwrite each other. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`数据目录 ${folder} 正被另一个进程（进程号 ${pid}）使用，请先停止它，或换一个目录。`)
    this.name = 'FolderInUse'
  }
}

interface Holder {
  readonly pid: number
  /** When the process started, so that a recycled process number is not taken for it. */
  readonly started: string
}

/** Takes the folder for this process and gives back the function that releases it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock.json')
  const me: Holder = { pid: process.pid, started: await startOf(process.pid) }
  for (;;) {
    if (await create(file, me)) return () => rm(file, { force: true })
    const holder = await holderIn(file)
    if (holder && (await isAlive(holder))) throw new FolderInUse(folder, holder.pid)
    await discard(file, holder)
  }
}

// Exclusive creation is the lock: of two starters only one gets the file.
async function create(file: string, me: Holder): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(JSON.stringify(me))
    await handle.close()
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

// Two starters may both find a dead holder. Moving the file aside is atomic, so whoever moves a
// file that is not the dead one has caught the other's fresh lock, and puts it back.
async function discard(file: string, dead: Holder | null): Promise<void> {
  const aside = `${file}.${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = await holderIn(aside)
  if (moved && JSON.stringify(moved) !== JSON.stringify(dead)) await rename(aside, file)
  else await rm(aside, { force: true })
}

async function holderIn(file: string): Promise<Holder | null> {
  try {
    const { pid, started } = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof started === 'string' ? { pid, started } : null
  } catch {
    return null
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if (codeOf(error) !== 'EPERM') return false
  }
  const now = await startOf(pid)
  return now === '' || started === '' || now === started
}

/** The start time as the system counts it; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; the 20th field after it is the start time.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
