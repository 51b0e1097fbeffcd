import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

let drafts = 0

/** Takes the folder for this process and gives back the function that releases it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock.json')
  const me: Holder = { pid: process.pid, started: await startOf(process.pid) }
  const draft = `${file}.${process.pid}.${(drafts += 1)}`
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 })
  try {
    while (!(await isFirst(draft, file))) {
      await refuseWhileAlive(folder, file)
      if (await takeOver(folder, file, draft)) break
    }
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(file, { force: true })
}

// A link appears at once and with its content: of many starters one gets the name.
async function isFirst(draft: string, name: string): Promise<boolean> {
  try {
    await link(draft, name)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

// The dead lock is never taken away, only replaced, and only by whoever holds the second name.
async function takeOver(folder: string, file: string, draft: string): Promise<boolean> {
  const turn = `${file}.turn`
  if (!(await isFirst(draft, turn))) {
    const holder = await holderIn(turn)
    if (holder && !(await isAlive(holder))) await rm(turn, { force: true })
    return false
  }
  try {
    await refuseWhileAlive(folder, file)
    await rename(draft, file)
    return true
  } finally {
    await rm(turn, { force: true })
  }
}

async function refuseWhileAlive(folder: string, file: string): Promise<void> {
  const holder = await holderIn(file)
  if (holder && (await isAlive(holder))) throw new FolderInUse(folder, holder.pid)
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
