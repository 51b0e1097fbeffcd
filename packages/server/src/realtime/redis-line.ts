import { connect as plain, type Socket } from 'node:net'
import { connect as encrypted } from 'node:tls'
import { command, ReplyReader, type Reply } from './resp.ts'

const AGAIN_MS = 500
/** A server that is gone without a word is noticed by its silence. */
const PING_MS = 5000
const MOST_UNANSWERED = 3

export interface RedisLine {
  write(...words: string[]): void
  close(): void
}

/** One connection that comes back by itself. `opened` runs after every connection, first and later ones. */
export function redisLine(
  url: URL,
  {
    opened,
    hear,
    lost,
  }: { opened(line: RedisLine): void; hear(reply: Reply): void; lost(error: unknown): void },
): RedisLine {
  let closed = false
  let socket: Socket | null = null
  const line: RedisLine = {
    write: (...words) => void socket?.write(command(...words)),
    close: () => {
      closed = true
      socket?.destroy()
    },
  }
  const open = () => {
    const reader = new ReplyReader()
    let unanswered = 0
    const made = dial(url)
    const ping = setInterval(() => {
      if ((unanswered += 1) > MOST_UNANSWERED) made.destroy()
      else made.write(command('PING'))
    }, PING_MS)
    made.on('connect', () => {
      socket = made
      if (url.password) line.write('AUTH', ...userOf(url), decodeURIComponent(url.password))
      opened(line)
    })
    made.on('data', (piece) => {
      unanswered = 0
      for (const reply of reader.push(piece)) hear(reply)
    })
    made.on('error', lost)
    made.on('close', () => {
      clearInterval(ping)
      socket = null
      if (!closed) setTimeout(open, AGAIN_MS).unref()
    })
  }
  open()
  return line
}

function dial(url: URL): Socket {
  const at = { host: url.hostname, port: Number(url.port || 6379) }
  return url.protocol === 'rediss:' ? encrypted({ ...at, servername: url.hostname }) : plain(at)
}

const userOf = ({ username }: URL) => (username ? [decodeURIComponent(username)] : [])
