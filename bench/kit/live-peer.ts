import { WebSocket } from 'ws'
import { startBroker } from './live-brokers.ts'
import { stampedGoal } from './live-goal.ts'
import { tongues, type PeerName } from './live-tongues.ts'
import { startChild } from './orders.ts'

/** A running server of goals. */
export interface LivePeer {
  readonly port: number
  readonly pid: number
  publish(event: number): Promise<void>
  stop(): Promise<void>
}

/** Starts one of the servers. Null: it is not installed here. */
export const startPeer = (name: PeerName): Promise<LivePeer | null> =>
  name === 'mosquitto' || name === 'nats' ? brokerPeer(name) : ownPeer(name)

async function ownPeer(name: PeerName): Promise<LivePeer | null> {
  if (name === 'socket.io' && !(await isInstalled(name))) return null
  const child = await startChild(new URL('./live-server.ts', import.meta.url), name)
  return {
    port: await child.order<number>('port'),
    pid: await child.order<number>('pid'),
    publish: (event) => child.order('publish', event),
    stop: child.stop,
  }
}

async function brokerPeer(name: 'mosquitto' | 'nats'): Promise<LivePeer | null> {
  const broker = await startBroker(name)
  if (!broker) return null
  const sender = await greeted(name, broker.port)
  return {
    port: broker.port,
    pid: broker.pid,
    publish: async (event) => {
      sender.send(tongues[name].publish!(JSON.stringify(stampedGoal(event))))
    },
    stop: async () => {
      sender.terminate()
      await broker.stop()
    },
  }
}

const greeted = (name: 'mosquitto' | 'nats', port: number) =>
  new Promise<WebSocket>((resolve, reject) => {
    const { path, protocols, greet, hear } = tongues[name]
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, [...protocols])
    socket.once('error', reject)
    socket.once('open', () => greet(socket))
    socket.on('message', (data: Buffer) => hear(socket, data) && resolve(socket))
  })

const isInstalled = (name: string) =>
  import(name).then(
    () => true,
    () => false,
  )
