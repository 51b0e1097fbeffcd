import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { npm, run } from './command.mjs'
import { setStamp, stampIs } from './fingerprint.mjs'
import { closureOf } from './lock-closure.mjs'
import { at, root } from './root.mjs'
import { outputOf, step } from './step.mjs'

const CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
const TO_BUILD_FLAGS = ['--omit=dev']
/** The console's components are two fifths of all packages, and only operators need them. */
const WITHOUT_CONSOLE = ['packages/server', 'packages/web']
const CONSOLE = ['packages/console']

/** Nothing that is there is taken away: a server may be running on it. */
const more = (...flags) => ['install', '--no-save', ...CI.slice(1), ...flags]

/** The flags that install some of the workspaces and what builds them. */
const onlyFor = (workspaces) => [
  ...TO_BUILD_FLAGS,
  '--include-workspace-root',
  ...workspaces.map((folder) => `--workspace=${folder}`),
]

/** Installs everything the lock names, when that has not been done yet. Nothing here needs install scripts. */
export const installIfNeeded = () =>
  installOnce(
    'installed',
    () => EVERYTHING,
    () => (isThere(neededToRun()) ? more() : CI),
  )

/** Installs what building and running server and pages need; tests, checks, benches and mutation bring their own tools when they are run. */
export const installToRun = () =>
  installOnce('installed-to-run', neededToRun, () => [...CI, ...onlyFor(WITHOUT_CONSOLE)])

/** The same with the console. */
export const installToBuild = () =>
  installOnce(
    'installed-to-build',
    () => TO_BUILD,
    () => (isThere(neededToRun()) ? more(...TO_BUILD_FLAGS) : [...CI, ...TO_BUILD_FLAGS]),
  )

/** True when the console can be built from the packages of the project. */
export const hasConsolePackages = () => isThere(neededBy(CONSOLE))

/** Installs what building the console needs into a folder that has a copy of our lock. Answers code and output. */
export const installConsole = (folder) => runNpm([...CI, ...onlyFor(CONSOLE)], folder)

async function installOnce(stamp, wants, command) {
  const wanted = lockHash()
  if (stampIs(stamp, wanted)) return
  // The warnings npm would show come from inside other people's packages; a failure is shown in full.
  if (!isThere(wants()))
    await step('安装依赖', async () => outputOf('安装依赖', await runNpm(command())))
  setStamp(stamp, wanted)
}

/**
 * Our lock names no registry, so that it fits each. Npm would ask the registry about every package only to learn the
 * address of its file, which takes a third of the whole work; the usual address is tried first. What is downloaded is
 * compared with the checksum of the lock either way.
 */
async function runNpm(args, folder = root) {
  const plain = () => run(npm(...args), { cwd: folder, quiet: true })
  const registry = args[0] === 'ci' ? await askRegistry(folder) : null
  if (!registry) return plain()
  const file = join(folder, SHRINKWRAP)
  writeFileSync(file, withAddresses(readFileSync(join(folder, LOCK), 'utf8'), registry))
  const remove = () => rmSync(file, { force: true })
  // It must not stay: later npm would take it for the lock. A signal ends a process without its exit handlers.
  const leave = () => process.exit(1)
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    const result = await plain()
    if (result.code === 0 || !IS_ABSENT.test(result.output)) return result
  } finally {
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, leave)
    remove()
  }
  return plain()
}

const LOCK = 'package-lock.json'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** What npm reads before the lock. */
const SHRINKWRAP = 'npm-shrinkwrap.json'
/** A registry that keeps its files elsewhere. */
const IS_ABSENT = /\bE4\d\d\b/

async function askRegistry(cwd) {
  const { code, output } = await run(npm('config', 'get', 'registry'), { cwd, quiet: true })
  const address = output.trim()
  return code === 0 && URL.canParse(address) ? address : null
}

/** The lock with the address of each file, as every registry of npm has them. */
export function withAddresses(text, registry) {
  const lock = JSON.parse(text)
  for (const [place, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? /.*(?:^|\/)node_modules\/(.+)$/.exec(place)?.[1]
    // Without a checksum nothing says that the file is the right one.
    if (!name || entry.link || entry.resolved || !entry.integrity) continue
    const file = `${name}/-/${basename(name)}-${entry.version}.tgz`
    entry.resolved = `${registry.replace(/\/$/, '')}/${file}`
  }
  return JSON.stringify(lock)
}

const EVERYTHING = () => true
export const TO_BUILD = ({ dev, devOptional }) => !dev && !devOptional

const neededToRun = () => neededBy(WITHOUT_CONSOLE)

/** Which entries of the lock these workspaces need. */
export function neededBy(workspaces, locked = packagesIn(at('package-lock.json'))) {
  const places = closureOf(locked, workspaces)
  return (_entry, place) => places.has(place)
}

// npm leaves a record of what it installed: whoever ran it with this lock is done.
function isThere(isWanted) {
  const record = at('node_modules', '.package-lock.json')
  return (
    existsSync(record) && holds(packagesIn(record), packagesIn(at('package-lock.json')), isWanted)
  )
}

/** True when every wanted package of the lock is installed. Optional ones belong to other platforms. */
export const holds = (installed, locked, isWanted = EVERYTHING) =>
  Object.entries(locked)
    .filter(
      ([path, entry]) =>
        /(^|\/)node_modules\//.test(path) && !entry.optional && isWanted(entry, path),
    )
    .every(([path, { version, link }]) =>
      link ? existsSync(at(path)) : installed[path]?.version === version,
    )

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/** Of the lock and of what it installs here. */
export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
