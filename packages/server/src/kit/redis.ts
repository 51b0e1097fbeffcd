import { createClient } from '@redis/client'

interface RedisOptions {
  /** Gets what breaks later; the line comes back by itself. */
  readonly report: (error: unknown) => void
  /** Without its line a command fails at once instead of waiting. */
  readonly impatient?: boolean
}

const CONNECT_MS = 5000
const AGAIN_MS = 500
const PING_MS = 5000
const MOST_WAITING = 10_000

/** A connection to Redis that comes back by itself. One that cannot be made at the start says so in a sentence. */
export async function openRedis(url: string, { report, impatient = false }: RedisOptions) {
  let connected = false
  const client = createClient({
    url,
    disableOfflineQueue: impatient,
    commandsQueueMaxLength: MOST_WAITING,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      // A server that was never there is a mistake of the settings; one that went away may come back.
      reconnectStrategy: (_tries, cause) => (connected ? AGAIN_MS : cause),
    },
  })
  client.on('error', (error: unknown) => connected && report(error))
  try {
    await client.connect()
  } catch (error) {
    throw new Error(
      `连不上 REDIS_URL 指的 Redis（${placeOf(url)}）：请确认它在运行、地址和密码正确`,
      {
        cause: error,
      },
    )
  }
  connected = true
  return client
}

/** Where it is, without the password. */
function placeOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 6379}`
}
