import { existsSync } from 'node:fs'
import { tool } from './command.mjs'
import { fingerprint, setStamp, stampIs } from './fingerprint.mjs'
import { at } from './root.mjs'
import { quietStep } from './step.mjs'

const SHARED = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/contract/src',
  'packages/contract/package.json',
  'packages/domain/src',
  'packages/domain/package.json',
]

const SERVER = {
  name: '编译服务端',
  stamp: 'built-server',
  sources: [...SHARED, 'packages/server'],
  result: 'packages/server/dist/main.js',
  command: tool('tsc', '-b', 'packages/server'),
}

const WEB = {
  name: '构建网页',
  stamp: 'built-web',
  sources: [...SHARED, 'packages/web'],
  result: 'packages/web/dist/index.html',
  command: tool('vite', 'build', '--logLevel', 'warn'),
  options: { cwd: at('packages/web') },
}

/** Builds the server and the pages, each only when its sources changed. */
export async function buildIfNeeded() {
  for (const artifact of [SERVER, WEB]) await buildOne(artifact)
}

async function buildOne({ name, stamp, sources, result, command, options }) {
  const now = fingerprint(sources)
  if (existsSync(at(result)) && stampIs(stamp, now)) return
  await quietStep(name, command, options)
  setStamp(stamp, now)
}
