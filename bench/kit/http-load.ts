import { connect, type Socket } from 'node:net'

export interface Target {
  readonly port: number
  /** A whole request as it goes over the line, keep-alive. */
  readonly request: string
}

/** Answers counted in `durationMs` with `connections` clients that each wait for their answer. */
export async function countAnswers(
  target: Target,
  { connections = 32, durationMs = 2000 } = {},
): Promise<{ answers: number; seconds: number }> {
  const clients = await Promise.all(Array.from({ length: connections }, () => openClient(target)))
  const from = performance.now()
  for (const client of clients) client.start()
  await new Promise((done) => setTimeout(done, durationMs))
  const seconds = (performance.now() - from) / 1000
  const answers = clients.reduce((sum, client) => sum + client.stop(), 0)
  return { answers, seconds }
}

/** One answer, with its status line and bytes. */
export async function oneAnswer(target: Target): Promise<{ head: string; body: Buffer }> {
  const socket = await open(target.port)
  const reader = answerReader()
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      const answer = reader(chunk)
      if (!answer) return
      socket.destroy()
      resolve(answer)
    })
    socket.write(target.request)
  })
}

async function openClient({ port, request }: Target) {
  const socket = await open(port)
  const reader = answerReader()
  let answers = 0
  let isRunning = false
  socket.on('error', () => (isRunning = false))
  socket.on('data', (chunk: Buffer) => {
    const answer = reader(chunk)
    if (!answer || !isRunning) return
    if (!answer.head.startsWith('HTTP/1.1 200'))
      throw new Error(`unexpected answer: ${answer.head.split('\r\n')[0]}`)
    answers += 1
    socket.write(request)
  })
  return {
    start() {
      isRunning = true
      socket.write(request)
    },
    stop() {
      isRunning = false
      socket.destroy()
      return answers
    },
  }
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay()))
    socket.once('error', reject)
  })

/** Collects chunks until one answer with a content-length is complete. */
function answerReader() {
  let held: Buffer | null = null
  let head = ''
  let total = Infinity
  return (chunk: Buffer) => {
    held = held ? Buffer.concat([held, chunk]) : chunk
    if (total === Infinity) {
      const end = held.indexOf('\r\n\r\n')
      if (end === -1) return null
      head = held.toString('latin1', 0, end)
      total = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    }
    if (held.length < total) return null
    const answer = { head, body: held.subarray(head.length + 4, total) }
    held = null
    total = Infinity
    return answer
  }
}
