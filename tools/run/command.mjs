import { spawn } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { at, root } from './root.mjs'

// Called through node: the same line works where npm's shell links do not.
const SCRIPTS = {
  oxfmt: 'oxfmt/bin/oxfmt',
  oxlint: 'oxlint/bin/oxlint',
  playwright: '@playwright/test/cli.js',
  stryker: '@stryker-mutator/core/bin/stryker.js',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

/** The command line of an installed tool. */
export const tool = (name, ...args) => [
  process.execPath,
  at('node_modules', SCRIPTS[name]),
  ...args,
]

/** Vitest leaves one core free, which on two cores is half of the machine. */
export const vitest = (...args) =>
  tool('vitest', 'run', `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`, ...args)

/** The npm that started us, so that npm 10 installs with npm 10. */
export function npm(...args) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('npm-cli.js')) return [process.execPath, cli, ...args]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args]
}

/**
 * Runs a command to its end. `quiet` keeps the output back: the caller shows it when something fails.
 * A command that cannot start answers code 127, as a shell would; `limitMs` ends one that hangs;
 * `priority` is its niceness.
 */
export function run(
  [file, ...args],
  { quiet = false, cwd = root, env = {}, limitMs = 0, priority = 0 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    if (priority && child.pid) setPriority(child.pid, priority)
    const chunks = []
    child.stdout?.on('data', (chunk) => chunks.push(chunk))
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    // A run that hangs is a failure to be seen, not a night to be waited for.
    const timer = limitMs > 0 ? setTimeout(() => child.kill('SIGKILL'), limitMs) : undefined
    // Whoever gives up takes along what still runs.
    const end = () => child.kill()
    process.once('exit', end)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString() })
    })
  })
}

/** A child's end as a shell would report it. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)
