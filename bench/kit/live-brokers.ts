import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@linmen/e2e/src/product.ts'

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

export interface Broker {
  readonly port: number
  readonly pid: number
  stop(): Promise<void>
}

/** A broker with a WebSocket door on this machine only. Null when it is not installed. */
export async function startBroker(name: 'mosquitto' | 'nats'): Promise<Broker | null> {
  const program = programOf(name === 'nats' ? 'nats-server' : name)
  if (!program) return null
  const folder = mkdtempSync(join(tmpdir(), `linmen-${name}-`))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, (name === 'nats' ? natsConfig : mosquittoConfig)(port, await freePort()))
  const child = spawn(program, ['-c', file], { stdio: 'ignore' })
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 100; tries += 1) {
    if (child.pid && (await answers(port))) return { port, pid: child.pid, stop }
    await delay(50)
  }
  await stop()
  throw new Error(`${name} did not start`)
}

const programOf = (name: string) =>
  FOLDERS.map((folder) => join(folder, name)).find((place) => existsSync(place))

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

// Mosquitto 2.0.11 does not start with a WebSocket door alone.
const mosquittoConfig = (port: number, ownPort: number) => `
listener ${ownPort} 127.0.0.1
listener ${port} 127.0.0.1
protocol websockets
allow_anonymous true
persistence false
max_connections -1
set_tcp_nodelay true
user ${userInfo().username}
log_type none
`

const natsConfig = (port: number, ownPort: number) => `
host: 127.0.0.1
port: ${ownPort}
websocket { host: 127.0.0.1, port: ${port}, no_tls: true }
`
