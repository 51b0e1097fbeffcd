import { existsSync } from 'node:fs'
import { tool } from './command.mjs'
import { fingerprint, setStamp, stampIs, traces } from './fingerprint.mjs'
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
  options: { cwd: at('packages/web') },
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

/**
 * Builds the server and the pages, each only when its sources changed. While the pages are built the server is
 * there already: `meanwhile` is done then, and only then.
 */
export async function buildIfNeeded(meanwhile) {
  await buildOne(SERVER, quietStep)
  await buildOne(WEB, meanwhile ? waitingStep(meanwhile) : quietStep)
  await buildOne(CONSOLE, quietStep)
}

/** True when the server that was built last is the one of these sources. */
export const isServerBuilt = () => isBuilt(SERVER, traces(SERVER.sources))

const isBuilt = ({ stamp, result }, seen) =>
  existsSync(at(result)) && stampIs(`${stamp}-traces`, seen)

async function buildOne(part, step) {
  const { name, stamp, sources, result, command, options } = part
  const seen = traces(sources)
  if (isBuilt(part, seen)) return
  const now = fingerprint(sources)
  if (!existsSync(at(result)) || !stampIs(stamp, now)) {
    await step(name, command, options)
    setStamp(stamp, now)
  }
  setStamp(`${stamp}-traces`, seen)
}
