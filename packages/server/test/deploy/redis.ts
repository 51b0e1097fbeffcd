import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#test/free-port.ts'
import { ownFolder } from './own-folder.ts'

/** A Redis of our own that keeps nothing. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const child = spawn(process.env['LINMEN_REDIS']!, [
    ...['--port', String(port), '--bind', '127.0.0.1', '--dir', ownFolder('redis')],
    ...['--save', '', '--appendonly', 'no'],
  ])
  let said = ''
  child.stdout.on('data', (text) => (said += String(text)))
  while (!said.includes('Ready to accept connections')) {
    if (child.exitCode !== null) throw new Error(`Redis ended: ${said}`)
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
