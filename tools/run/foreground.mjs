import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { exitCode } from './command.mjs'
import { root } from './root.mjs'

const SIGNALS = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGHUP: 'SIGTERM' }

/**
 * Runs one long-lived command in front of the user and answers its exit code.
 * The child has its own process group: Ctrl-C reaches it exactly once, through us, although the
 * terminal and npm both send it here. `onReady` is called once, with the first message of the child.
 */
export function runInForeground([file, ...args], { env = {}, onReady } = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', 'inherit', 'inherit', ...(onReady ? ['ipc'] : [])],
      detached: process.platform !== 'win32',
    })
    if (onReady) child.once('message', onReady)
    const stopForwarding = forwardSignals((signal) => child.kill(signal))
    const stopWatching = whenLeftAlone(() => child.kill('SIGTERM'))
    child.on('close', (code, signal) => {
      stopForwarding()
      stopWatching()
      resolve(exitCode(code, signal))
    })
  })
}

// npm starts us through a shell. A signal sent to npm ends that shell and stops there, and we would
// go on without anybody knowing.
function whenLeftAlone(then) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    then()
  }, 500)
  return () => clearInterval(timer)
}

/** Passes each signal on once; the same signal again within a second is an echo of the first. */
export function forwardSignals(send) {
  let lastAtMs = -Infinity
  const listeners = Object.entries(SIGNALS).map(([received, sent]) => {
    const listener = () => {
      if (performance.now() - lastAtMs < 1000) return
      lastAtMs = performance.now()
      send(sent)
    }
    process.on(received, listener)
    return () => process.off(received, listener)
  })
  return () => listeners.forEach((remove) => remove())
}
