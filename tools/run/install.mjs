import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { npm } from './command.mjs'
import { setStamp, stampIs } from './fingerprint.mjs'
import { at } from './root.mjs'
import { quietStep } from './step.mjs'

const STAMP = 'installed'

/** Installs what the lock names, when that has not been done yet. Nothing here needs install scripts. */
export async function installIfNeeded() {
  const wanted = lockHash()
  if (stampIs(STAMP, wanted)) return
  if (!isInstalledByHand()) {
    // The warnings npm would show come from inside other people's packages; a failure is shown in full.
    await quietStep('安装依赖', npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'))
  }
  setStamp(STAMP, wanted)
}

// npm leaves a record of what it installed: whoever ran it with this lock is done.
function isInstalledByHand() {
  const record = at('node_modules', '.package-lock.json')
  return existsSync(record) && holds(packagesIn(record), packagesIn(at('package-lock.json')))
}

/** True when every package of the lock is installed. Optional ones belong to other platforms. */
export const holds = (installed, locked) =>
  Object.entries(locked)
    .filter(([path, { optional }]) => /(^|\/)node_modules\//.test(path) && !optional)
    .every(([path, { version, link }]) =>
      link ? existsSync(at(path)) : installed[path]?.version === version,
    )

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
