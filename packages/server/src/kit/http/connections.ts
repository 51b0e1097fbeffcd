import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Mishaps } from '#kit/mishaps.ts'
import type { Settings } from '#kit/settings.ts'
import { addressKey, plainAddress } from './caller.ts'

export interface Connections {
  /** What is being asked over this connection, or was asked last. */
  exchangeOn(socket: Socket): Exchange | null
  /** Ends the connections over which nobody waits for an answer that is still being made. */
  endQuiet(): void
  /** Ends all of them, also those that became sockets: the server itself does not know them any more. */
  endAll(): void
}

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface Held {
  exchange: Exchange | null
  /** Seconds with something unread, and what had been read when they began. */
  unreadSeconds: number
  readBefore: number
}

const SECOND_MS = 1000
/** Whoever reads more slowly than this keeps our memory and gives nothing back. */
const LEAST_BYTES_PER_SECOND = 1024

/** Counts the connections of a server, calls alike to sockets, and ends those that only hold a place. */
export function watchConnections(
  server: Server,
  { limits, trustProxy }: Pick<Settings, 'limits' | 'trustProxy'>,
  mishaps: Mishaps,
): Connections {
  const open = new Map<Socket, Held>()
  const perAddress = new Map<string, number>()
  server.maxConnections = limits.connections
  server.on('drop', () => mishaps.note('too_many_connections'))
  server.on('connection', (socket: Socket) => {
    const peer = plainAddress(socket.remoteAddress ?? '')
    const key = trustProxy(peer, 0) ? null : addressKey(peer)
    if (key !== null && (perAddress.get(key) ?? 0) >= limits.connectionsPerIp) {
      mishaps.note('too_many_connections')
      return socket.destroy()
    }
    if (key !== null) perAddress.set(key, (perAddress.get(key) ?? 0) + 1)
    open.set(socket, { exchange: null, unreadSeconds: 0, readBefore: 0 })
    socket.once('close', () => {
      open.delete(socket)
      if (key !== null) release(perAddress, key)
    })
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const held = open.get(request.socket)
    if (held) held.exchange = { request, response }
  })
  const patience = Math.ceil(limits.timeouts.writeMs / SECOND_MS)
  const sweep = setInterval(() => {
    for (const [socket, held] of open)
      if (isStuck(socket, held, patience)) {
        mishaps.note('slow_reader')
        socket.destroy()
      }
  }, SECOND_MS)
  sweep.unref()
  server.on('close', () => clearInterval(sweep))
  return {
    exchangeOn: (socket) => open.get(socket)?.exchange ?? null,
    endQuiet: () => {
      for (const [socket, { exchange }] of open) if (isQuiet(exchange)) socket.destroy()
    },
    endAll: () => {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}

/** It asked for something and does not take it. */
function isStuck(socket: Socket, held: Held, patience: number): boolean {
  if (socket.writableLength === 0) held.unreadSeconds = 0
  else {
    const read = socket.bytesWritten - socket.writableLength
    if (held.unreadSeconds === 0) held.readBefore = read
    held.unreadSeconds += 1
    if (held.unreadSeconds <= patience) return false
    if (read - held.readBefore < patience * LEAST_BYTES_PER_SECOND) return true
    held.unreadSeconds = 0
  }
  return false
}

/** Nothing was asked, not all of it has come, or the answer is given and only not read. */
const isQuiet = (exchange: Exchange | null) =>
  !exchange || !exchange.request.complete || exchange.response.writableEnded

function release(perAddress: Map<string, number>, key: string): void {
  const left = (perAddress.get(key) ?? 1) - 1
  if (left === 0) perAddress.delete(key)
  else perAddress.set(key, left)
}
