import type { LiveRequest } from '@linmen/contract'

/** One line to the server, whichever way it runs. */
export interface Connection {
  ask(request: LiveRequest): void
  close(): void
}

export interface Ears {
  opened(): void
  heard(message: string): void
  closed(): void
}

export type Connect = (ears: Ears, topics: () => Readonly<Record<string, string>>) => Connection

export const overWebSocket: Connect = (ears) => {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/live`)
  socket.onopen = () => ears.opened()
  socket.onmessage = (event) => ears.heard(String(event.data))
  socket.onclose = () => ears.closed()
  return {
    ask: (request) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request))
    },
    close: () => {
      socket.onclose = null
      socket.close()
    },
  }
}

/** For networks that swallow sockets. A stream cannot be asked, so each question opens a new one. */
export const overEventStream: Connect = (ears, topics) => {
  let source: EventSource | null = null
  const open = () => {
    source?.close()
    const wanted = Object.entries(topics()).map(([name, cursor]) => `${name}@${cursor}`)
    source = new EventSource(`/live/sse?topics=${encodeURIComponent(wanted.join(','))}`)
    source.onopen = () => ears.opened()
    source.onmessage = (event) => ears.heard(String(event.data))
    source.onerror = () => ears.closed()
  }
  open()
  return {
    ask: open,
    close: () => {
      if (source) source.onerror = null
      source?.close()
    },
  }
}
