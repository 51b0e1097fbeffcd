import { WebSocket } from 'ws'

const AGAIN_MS = 200

/** So many pages that follow scores, and come back when they are cut off. */
export function sockets(port: number, count: number) {
  const open = new Set<WebSocket>()
  let isRunning = true
  let returned = -count
  const follow = () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, {
      headers: { origin: `http://127.0.0.1:${port}` },
    })
    socket.on('open', () => {
      open.add(socket)
      returned += 1
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      if (isRunning) setTimeout(follow, AGAIN_MS)
    })
  }
  for (let at = 0; at < count; at += 1) follow()
  return {
    open: () => open.size,
    returned: () => Math.max(0, returned),
    stop: () => {
      isRunning = false
      for (const socket of open) socket.terminate()
    },
  }
}
