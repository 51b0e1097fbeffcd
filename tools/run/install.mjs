import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { npm } from './command.mjs'
import { setStamp, stampIs } from './fingerprint.mjs'
import { at } from './root.mjs'
import { quietStep } from './step.mjs'

const STAMP = 'installed'

/** Installs what the lock names, when that has not been done yet. Nothing here needs install scripts. */
export async function installIfNeeded() {
  const wanted = lockHash()
  if (stampIs(STAMP, wanted)) return
  if (!installedByHand()) {
    // The warnings npm would show come from inside other people's packages; a failure is shown in full.
    await quietStep('安装依赖', npm('ci', '--ignore-scripts', '--no-audit', '--no-fund'))
  }
  setStamp(STAMP, wanted)
}

// npm leaves its own record behind: someone who ran `npm ci` after the lock changed is done.
function installedByHand() {
  const record = statSync(at('node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return record !== undefined && record.mtimeMs >= statSync(at('package-lock.json')).mtimeMs
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
