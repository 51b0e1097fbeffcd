import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Target {
  readonly port: number
  /** A whole request as it goes over the line, keep-alive. */
  readonly request: string
}

export interface Answer {
  readonly head: string
  readonly body: Buffer
}

interface Load {
  readonly answers: number
  readonly hear?: (head: string) => void
}

const CONNECTIONS = 32

/**
 * The seconds until so many answers have come to clients that each wait for theirs. They are counted, not timed: on a busy
 * machine a second may hold none.
 */
export async function secondsFor(target: Target, load: Load): Promise<number> {
  const sockets: Socket[] = []
  for (let at = 0; at < CONNECTIONS; at += 1) sockets.push(await open(target))
  const from = performance.now()
  try {
    await askOver(sockets, target, load)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
  return (performance.now() - from) / 1000
}

function askOver(sockets: readonly Socket[], { request }: Target, { answers, hear }: Load) {
  return new Promise<void>((done, fail) => {
    let asked = 0
    let told = 0
    const ask = (socket: Socket) => {
      if (asked < answers) socket.write(request)
      asked += 1
    }
    for (const socket of sockets) {
      socket.once('error', fail)
      socket.once('close', () => fail(new Error('a connection was closed')))
      onAnswer(socket, ({ head }) => {
        if (!head.startsWith('HTTP/1.1 200')) return fail(new Error(head))
        hear?.(head)
        told += 1
        if (told === answers) done()
        else ask(socket)
      })
      ask(socket)
    }
  })
}

/** One answer, with its status line and bytes. */
export async function oneAnswer(target: Target): Promise<Answer> {
  const socket = await open(target)
  const answer = await new Promise<Answer>((resolve, reject) => {
    socket.once('error', reject)
    onAnswer(socket, resolve)
    socket.write(target.request)
  })
  socket.destroy()
  return answer
}

async function open({ port }: Target): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  return socket
}

/** Tells each answer when it is whole, by the length it says. */
function onAnswer(socket: Socket, tell: (answer: Answer) => void): void {
  let held: Buffer[] = []
  let size = 0
  let head = ''
  let total = Infinity
  socket.on('data', (chunk: Buffer) => {
    held.push(chunk)
    size += chunk.length
    if (total === Infinity) {
      held = [Buffer.concat(held)]
      const end = held[0]!.indexOf('\r\n\r\n')
      if (end === -1) return
      head = held[0]!.toString('latin1', 0, end)
      total = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    }
    if (size < total) return
    const body = Buffer.concat(held).subarray(head.length + 4, total)
    held = []
    size = 0
    total = Infinity
    tell({ head, body })
  })
}
