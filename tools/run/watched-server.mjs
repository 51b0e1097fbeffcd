import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'rolldown'
import { at } from './root.mjs'
import { serverBundle, serverFiles, servingEntries } from './server-bundle.mjs'

/** Beside what `npm start` runs: the two do not disturb each other. */
const BUILT = at('packages/server/dist-dev')

/**
 * The server from a bundle that is made again with each change. A thousand files that are read and translated one by
 * one take longer than the rest of a start. One database has one server: the next begins when the last has closed it.
 */
export function watchServer(args, env) {
  const server = new WatchedServer(args, env)
  const watcher = watch({
    ...serverBundle(servingEntries()),
    output: { ...serverFiles(BUILT), cleanDir: false, sourcemap: true },
    watch: { clearScreen: false },
  })
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') console.error(event.error?.message ?? event.error)
    if ('result' in event) await event.result?.close()
    if (event.code === 'END') server.renew()
  })
  return {
    stop: async (signal) => {
      await Promise.all([watcher.close(), server.stop(signal)])
    },
  }
}

class WatchedServer {
  #args
  #env
  #child = null
  #turn = Promise.resolve()
  #isStopped = false
  #waits = false

  constructor(args, env) {
    this.#args = args
    this.#env = env
  }

  /** Changes that come while one is being stopped are in the bundle the next one reads. */
  renew() {
    if (this.#waits || this.#isStopped) return
    this.#waits = true
    this.#turn = this.#turn.then(async () => {
      await this.#end('SIGTERM')
      this.#waits = false
      if (!this.#isStopped) this.#begin()
    })
  }

  async stop(signal) {
    this.#isStopped = true
    await this.#turn
    await this.#end(signal)
  }

  #begin() {
    const file = at('packages/server/dist-dev/main.js')
    const child = spawn(process.execPath, ['--enable-source-maps', file, ...this.#args], {
      cwd: at(),
      env: this.#env,
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    })
    // Another start must not throw away what the first has made.
    this.#args = this.#args.filter((wish) => wish !== '--fresh')
    this.#child = child
    child.on('exit', () => {
      if (this.#child === child) this.#child = null
    })
  }

  async #end(signal) {
    const child = this.#child
    if (child === null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
