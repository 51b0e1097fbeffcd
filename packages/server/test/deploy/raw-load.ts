import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface Target {
  readonly port: number
  /** A whole request as it goes over the line, keep-alive. */
  readonly request: string
}

export interface Load {
  readonly connections: number
  readonly ms: number
  readonly hear?: (head: string) => void
}

/** Answers in a second, with so many clients that each wait for theirs. */
export async function answersPerSecond(
  target: Target,
  { connections, ms, hear = () => {} }: Load,
): Promise<number> {
  let answers = 0
  const sockets: Socket[] = []
  for (let at = 0; at < connections; at += 1) {
    const socket = connect(target.port, '127.0.0.1').setNoDelay()
    await once(socket, 'connect')
    onAnswer(socket, ({ head }) => {
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
      answers += 1
      hear(head)
      socket.write(target.request)
    })
    sockets.push(socket)
  }
  const from = performance.now()
  for (const socket of sockets) socket.write(target.request)
  await delay(ms)
  const counted = answers / ((performance.now() - from) / 1000)
  for (const socket of sockets) socket.destroy()
  return counted
}

export async function oneAnswer({ port, request }: Target): Promise<Answer> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.on('error', reject)
    onAnswer(socket, resolve)
  })
  socket.destroy()
  return answer
}

interface Answer {
  readonly head: string
  readonly body: Buffer
}

/** Tells each answer when it is whole, by the length it says. */
function onAnswer(socket: Socket, tell: (answer: Answer) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const end = held.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = held.toString('latin1', 0, end)
    const total = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    if (held.length < total) return
    const body = held.subarray(end + 4, total)
    held = Buffer.alloc(0)
    tell({ head, body })
  })
}
