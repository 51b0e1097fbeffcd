import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

// A busy machine is slow; this only ends a start that hangs.
const MOST_MS = 30 * 60_000

/** Runs `npm start` of a copy of the tree with another Node. Answers its address once it serves, and what ends it. */
export async function startCopy({ node, copy, env }) {
  const port = await freePort()
  const child = spawn(node, [join(copy, 'tools/start.mjs')], {
    cwd: copy,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(chunk))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + MOST_MS
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error(`it does not serve\n${Buffer.concat(output).toString()}`)
    }
    await wait(500)
  }
  return { url, stop }
}

const answers = async (url) => (await fetch(url).catch(() => null))?.ok === true

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}
