import type { LiveRequest } from '@linmen/contract'

/** One way to the server. */
export interface Connection {
  /** How long it may be silent before somebody should knock. */
  readonly patienceMs: number
  ask(request: LiveRequest): void
  /** Makes a living server say something. */
  knock(): void
  close(): void
}

export interface Ears {
  opened(): void
  heard(message: string): void
  closed(): void
}

export type Connect = (ears: Ears, topics: () => readonly string[]) => Connection

// The server answers every name it does not know, which is all a knock needs.
const KNOCK: LiveRequest = { op: 'sub', topics: { knock: '' } }

export const overWebSocket: Connect = (ears) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  const ask = (request: LiveRequest) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request))
  }
  socket.onopen = () => ears.opened()
  socket.onmessage = (event) => ears.heard(String(event.data))
  socket.onclose = () => ears.closed()
  return {
    patienceMs: 15_000,
    ask,
    knock: () => ask(KNOCK),
    close: () => {
      socket.onclose = null
      socket.onmessage = null
      socket.close()
    },
  }
}

/** For networks that swallow sockets. A stream cannot be asked, so each question opens a new one. */
export const overEventStream: Connect = (ears, topics) => {
  let source: EventSource | null = null
  const close = () => {
    if (source) source.onerror = source.onmessage = source.onopen = null
    source?.close()
  }
  const open = () => {
    close()
    source = new EventSource(`/live/sse?topics=${encodeURIComponent(topics().join(','))}`)
    source.onopen = () => ears.opened()
    source.onmessage = (event) => ears.heard(String(event.data))
    source.onerror = () => ears.closed()
  }
  open()
  return { patienceMs: 60_000, ask: open, knock: open, close }
}
