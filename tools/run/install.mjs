import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { npm } from './command.mjs'
import { setStamp, stampIs } from './fingerprint.mjs'
import { at } from './root.mjs'
import { quietStep } from './step.mjs'

const CI = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
/** Nothing that is there is taken away: a server may be running on it. */
const MORE = ['install', '--no-save', ...CI.slice(1)]

/** Installs everything the lock names, when that has not been done yet. Nothing here needs install scripts. */
export const installIfNeeded = () =>
  installOnce('installed', EVERYTHING, () => (isThere(TO_RUN) ? MORE : CI))

/** Installs what building and running need; tests, checks, benches and mutation bring their own tools when they are run. */
export const installToRun = () =>
  installOnce('installed-to-run', TO_RUN, () => [...CI, '--omit=dev'])

async function installOnce(stamp, isWanted, command) {
  const wanted = lockHash()
  if (stampIs(stamp, wanted)) return
  // The warnings npm would show come from inside other people's packages; a failure is shown in full.
  if (!isThere(isWanted)) await quietStep('安装依赖', npm(...command()))
  setStamp(stamp, wanted)
}

const EVERYTHING = () => true
export const TO_RUN = ({ dev, devOptional }) => !dev && !devOptional

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
      ([path, entry]) => /(^|\/)node_modules\//.test(path) && !entry.optional && isWanted(entry),
    )
    .every(([path, { version, link }]) =>
      link ? existsSync(at(path)) : installed[path]?.version === version,
    )

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
