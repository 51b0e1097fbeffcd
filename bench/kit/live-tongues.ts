import type { WebSocket } from 'ws'
import {
  isMqttConnected,
  isMqttSubscribed,
  mqttConnect,
  mqttPublish,
  mqttSubscribe,
} from './mqtt-wire.ts'
import { isNatsPing, isNatsReady, NATS_PONG, natsHello, natsPublish } from './nats-wire.ts'
import { TOPIC } from './score-change.ts'

export type PeerName = 'ours' | 'socket.io' | 'mosquitto' | 'nats'

/** How a client of one server speaks, beneath the bytes of the goal. */
export interface Tongue {
  readonly path: string
  readonly protocols: readonly string[]
  /** Said when the socket stands. */
  greet(socket: WebSocket): void
  /** Hears what is not a goal; true once the client will get every goal. */
  hear(socket: WebSocket, data: Buffer): boolean
  /** A goal in this tongue, for servers that get it from a client. */
  publish?(payload: string): Buffer
}

// MQTT and NATS give these characters a meaning of their own.
const SUBJECT = TOPIC.replaceAll('.', '-')

export const tongues: Record<PeerName, Tongue> = {
  ours: {
    path: '/live',
    protocols: [],
    greet: (socket) => socket.send(JSON.stringify({ op: 'sub', topics: { [TOPIC]: '' } })),
    hear: (_socket, data) => data.includes('"snap"'),
  },
  'socket.io': {
    path: '/socket.io/?EIO=4&transport=websocket',
    protocols: [],
    greet: () => {},
    hear: (socket, data) => {
      const text = String(data)
      if (text.startsWith('0')) socket.send('40')
      if (text === '2') socket.send('3')
      return text.startsWith('40')
    },
  },
  mosquitto: {
    path: '/mqtt',
    protocols: ['mqtt'],
    greet: (socket) => socket.send(mqttConnect(clientName())),
    hear: (socket, data) => {
      if (isMqttConnected(data)) socket.send(mqttSubscribe(SUBJECT))
      return isMqttSubscribed(data)
    },
    publish: (payload) => mqttPublish(SUBJECT, payload),
  },
  nats: {
    path: '/',
    protocols: [],
    greet: (socket) => socket.send(natsHello(SUBJECT)),
    hear: (socket, data) => {
      if (isNatsPing(data)) socket.send(NATS_PONG)
      return isNatsReady(data)
    },
    publish: (payload) => natsPublish(SUBJECT, payload),
  },
}

let made = 0
const clientName = () => `bench${process.pid}x${(made += 1)}`
