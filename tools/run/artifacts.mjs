import { existsSync } from 'node:fs'
import { tool } from './command.mjs'
import { dropStamp, fingerprint, hasStamp, setStamp, stampIs, traces } from './fingerprint.mjs'
import { at } from './root.mjs'
import { quietStep, waitingStep } from './step.mjs'

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/domain/src',
  'packages/domain/package.json',
]

const SERVER = {
  name: '打包服务端',
  stamp: 'built-server',
  sources: [
    ...SHARED,
    'packages/simulator/src',
    'packages/simulator/package.json',
    'packages/models/src',
    'packages/models/package.json',
    'packages/server',
    'tools/bundle-server.mjs',
    'tools/run/server-bundle.mjs',
  ],
  result: 'packages/server/dist/main.js',
  command: [process.execPath, at('tools/bundle-server.mjs')],
}

const WEB = {
  name: '构建网页',
  stamp: 'built-web',
  sources: [...SHARED, 'packages/web'],
  result: 'packages/web/dist/index.html',
  command: tool('vite', 'build', '--logLevel', 'warn'),
  // The server and what it does first are waited for, so the pages give way to them.
  options: { cwd: at('packages/web'), priority: 5 },
}

/** For the machine of who waits for it: compressed with less effort. It is no release, and nothing is measured on it. */
const WEB_QUICK = {
  ...WEB,
  stamp: 'built-web-quick',
  options: { ...WEB.options, env: { LINMEN_QUICK_BUILD: '1' } },
}

const CONSOLE = {
  name: '构建运营台',
  stamp: 'built-console',
  sources: [
    ...SHARED,
    'packages/console',
    'packages/web/package.json',
    'packages/web/src/kit',
    'packages/web/src/styles',
    'packages/web/build',
  ],
  result: 'packages/console/dist/index.html',
  command: tool('vite', 'build', '--logLevel', 'warn'),
  options: { cwd: at('packages/console') },
}

/** Builds server, pages and console, each only when its sources changed. */
export async function buildIfNeeded() {
  for (const part of [SERVER, WEB, CONSOLE]) await buildOne(part, quietStep)
}

/** Which form of the pages a start is content with: a demo with either, a deployment with the whole one. */
const pagesFor = ({ isRelease }) =>
  isRelease || (hasStamp(WEB.stamp) && isUpToDate(WEB)) ? WEB : WEB_QUICK

/**
 * Builds server and pages beside each other. Where the pages are still to be built, `meanwhile` is done as soon as the
 * server is there, and only then.
 */
export async function buildToRun(meanwhile, { isRelease = false } = {}) {
  let isServerDone = false
  const serverFirst = waitingStep(async () => {
    await buildOne(SERVER, quietStep)
    isServerDone = true
    await meanwhile()
  })
  await buildOne(pagesFor({ isRelease }), serverFirst)
  if (!isServerDone) await buildOne(SERVER, quietStep)
}

/** True when the server that was built last is the one of these sources. */
export const isServerBuilt = () => isUpToDate(SERVER)

/** The same of the console. */
export const isConsoleBuilt = () => isUpToDate(CONSOLE)

/** Notes that the console which is there now is the one of these sources. */
export function noteConsoleBuilt() {
  setStamp(CONSOLE.stamp, fingerprint(CONSOLE.sources))
  setStamp(`${CONSOLE.stamp}-traces`, traces(CONSOLE.sources))
}

const isUpToDate = (part) =>
  isBuilt(part, traces(part.sources)) ||
  (existsSync(at(part.result)) && stampIs(part.stamp, fingerprint(part.sources)))

const isBuilt = ({ stamp, result }, seen) =>
  existsSync(at(result)) && stampIs(`${stamp}-traces`, seen)

async function buildOne(part, step) {
  const { name, stamp, sources, result, command, options } = part
  const seen = traces(sources)
  if (isBuilt(part, seen)) return
  const now = fingerprint(sources)
  if (!existsSync(at(result)) || !stampIs(stamp, now)) {
    // Both forms of the pages lie in one place: what was there is gone as soon as the other is begun.
    for (const other of [WEB, WEB_QUICK]) if (other.result === result) dropStamp(other.stamp)
    await step(name, command, options)
    setStamp(stamp, now)
  }
  setStamp(`${stamp}-traces`, seen)
}
