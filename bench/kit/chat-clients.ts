// People in a chat room, in a process of their own. Each keeps the list of lines as the page does: what comes over the line,
// and what it missed, asked for by number. Some lose the line and come back.
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { tongues } from './live-tongues.ts'
import { serveOrders } from './orders.ts'

export const ROOM = 'room'
const TOPIC = `chat.${ROOM}`
const AT_ONCE = 50

export interface Line {
  readonly msgNo: number
  readonly content: string
}
interface Frame {
  readonly e?: string
  readonly s?: number
  readonly d?: Line
  readonly snap?: object
}
type Peer = 'ours' | 'socket.io'

const people: Reader[] = []
let asked = 0

/** One person with their list. */
class Reader {
  readonly lines = new Map<number, string>()
  /** Lines that came over the line although they were there. */
  doubled = 0
  #cursor = ''
  #socket: WebSocket | null = null
  readonly #peer: Peer
  readonly #port: number

  constructor(peer: Peer, port: number) {
    this.#peer = peer
    this.#port = port
  }

  connect(): Promise<void> {
    const { path, greet, hear } = tongues[this.#peer]
    return new Promise((resolve, reject) => {
      const url = `ws://127.0.0.1:${this.#port}${path}`
      const socket = new WebSocket(url, { perMessageDeflate: false })
      this.#socket = socket
      socket.on('error', reject)
      if (this.#peer === 'ours')
        socket.once('open', () => {
          socket.send(JSON.stringify({ op: 'sub', topics: { [TOPIC]: this.#cursor } }))
          resolve()
        })
      else socket.once('open', () => greet(socket))
      socket.on('message', (data: Buffer) => {
        if (this.#peer === 'ours') return this.#hear(JSON.parse(String(data)) as Frame)
        const text = String(data)
        if (text.startsWith('42'))
          return this.#add((JSON.parse(text.slice(2)) as [string, Line])[1])
        if (hear(socket, data)) resolve()
      })
    })
  }

  async loseLine(forMs: number): Promise<void> {
    this.#socket?.terminate()
    await delay(forMs)
    // A busy server may turn somebody away; a page comes again, too.
    while (!(await this.#isIn())) await delay(1000)
  }

  #isIn(): Promise<boolean> {
    return this.connect().then(
      () => true,
      () => false,
    )
  }

  /** Everything the room holds, by asking for what comes after the last line without a gap before it. */
  async fill(): Promise<void> {
    let after = 0
    while (this.lines.has(after + 1)) after += 1
    for (;;) {
      asked += 1
      const path = `/api/match/chat/history?matchId=${ROOM}&afterNo=${after}`
      const answer = await fetch(`http://127.0.0.1:${this.#port}${path}`)
      const told = (await answer.json()) as { msgList: Line[]; hasMore: boolean }
      for (const line of told.msgList) this.lines.set(line.msgNo, line.content)
      if (!told.hasMore) return
      after = told.msgList.at(-1)!.msgNo
    }
  }

  leave(): void {
    this.#socket?.terminate()
  }

  #hear({ e, s, d, snap }: Frame): void {
    // A snapshot is what there is now: somebody who had a list before asks for what is missing.
    if (snap && (this.#cursor !== '' || this.lines.size > 0)) void this.fill()
    if (e !== undefined && s !== undefined) this.#cursor = `${e}:${s}`
    if (d) this.#add(d)
  }

  #add({ msgNo, content }: Line): void {
    if (this.lines.has(msgNo)) this.doubled += 1
    else if (this.#peer === 'ours' && msgNo > 1 && !this.lines.has(msgNo - 1)) void this.fill()
    this.lines.set(msgNo, content)
  }
}

serveOrders({
  connect: async ({ peer, port, count }: { peer: Peer; port: number; count: number }) => {
    while (people.length < count) {
      const some = Array.from(
        { length: Math.min(AT_ONCE, count - people.length) },
        () => new Reader(peer, port),
      )
      await Promise.all(some.map((reader) => reader.loseLine(0)))
      people.push(...some)
    }
    return people.length
  },
  /** One of so many parts of every tenth loses the line, for one to three seconds. */
  lose: async ({ part, parts }: { part: number; parts: number }) => {
    const some = people.filter((_, at) => at % 10 === 0 && (at / 10) % parts === part)
    await Promise.all(some.map((reader, at) => reader.loseLine(1000 + ((at * 37) % 2000))))
    return some.length
  },
  /** How many lines nine of ten hold, for the others may be away; how many everybody does, and all of them together. */
  held: () => {
    const held = people.map(({ lines }) => lines.size).toSorted((a, b) => a - b)
    const sum = held.reduce((whole, own) => whole + own, 0)
    return { most: held[Math.floor(held.length / 10)] ?? 0, all: held[0] ?? 0, sum }
  },
  /** How the lists compare with what was said. */
  judge: (said: readonly Line[]) => {
    const isWhole = ({ lines }: Reader) =>
      lines.size === said.length && said.every(({ msgNo, content }) => lines.get(msgNo) === content)
    return {
      people: people.length,
      whole: people.filter(isWhole).length,
      held: people.reduce((sum, { lines }) => sum + lines.size, 0),
      doubled: people.reduce((sum, { doubled }) => sum + doubled, 0),
      asked,
    }
  },
  leave: () => people.splice(0).forEach((reader) => reader.leave()),
})
