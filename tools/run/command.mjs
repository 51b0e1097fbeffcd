import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
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

/** Commands that have not ended. */
const running = new Set()

/** As long as a run that is ended at its limit has for ending what it started itself. */
const GRACE_MS = 20_000

/**
 * Runs a command to its end. `quiet` keeps the output back: the caller shows it when something fails; `onLine` hears
 * each line of it at once. `priority` is the niceness of the process. A command that cannot start answers code 127, as a
 * shell would; `limitMs` ends one that hangs.
 */
export function run(
  [file, ...args],
  { quiet = false, onLine, cwd = root, env = {}, limitMs = 0, priority = 0 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet || onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    // Set before the child can start threads and processes of its own, which inherit it.
    if (priority && child.pid) setPriority(child.pid, priority)
    const chunks = []
    child.stderr?.on('data', (chunk) => chunks.push(chunk))
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine)
    else child.stdout?.on('data', (chunk) => chunks.push(chunk))
    let isAtLimit = false
    const stopTimers = limitMs > 0 ? endAfter(limitMs, child, () => (isAtLimit = true)) : () => {}
    // A program that ends early ends what it started.
    const end = () => child.kill()
    process.once('exit', end)
    running.add(child)
    child.on('error', (error) => resolve({ code: 127, output: error.message, isAtLimit }))
    child.on('close', (code, signal) => {
      stopTimers()
      process.off('exit', end)
      running.delete(child)
      const output = Buffer.concat(chunks).toString()
      resolve({ code: exitCode(code, signal), output, isAtLimit })
    })
  })
}

// A test run that is interrupted stops its servers and browsers; one that does not listen is killed.
function endAfter(limitMs, child, onLimit) {
  const timers = [
    setTimeout(() => {
      onLimit()
      child.kill('SIGINT')
    }, limitMs),
    setTimeout(() => child.kill('SIGKILL'), limitMs + GRACE_MS),
  ]
  return () => timers.forEach(clearTimeout)
}

/** A child's end as a shell would report it. */
export const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

/** A signal interrupts the commands that run, which then end what they started themselves, and ends this program. */
export function exitOnSignal() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      // A terminal has sent Ctrl-C to all of them; a second one would end them at once.
      const isSent = signal === 'SIGINT' && process.stdin.isTTY
      for (const child of isSent ? [] : running) child.kill('SIGINT')
      const closed = [...running].map((child) => once(child, 'close'))
      await Promise.race([Promise.all(closed), delay(GRACE_MS)])
      process.exit(exitCode(null, signal))
    })
}
