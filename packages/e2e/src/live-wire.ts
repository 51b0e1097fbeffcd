import type { Page, WebSocketRoute } from '@playwright/test'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { MATCH_TOPICS, matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { oneMatch } from '@linmen/contract/match/one-match.topics.ts'
import { footballGateway } from '@linmen/contract/football/football.gateway.ts'
import { nowMs } from './moment.ts'

export interface Told {
  readonly matchId: string
  readonly live: MatchLive
}

/** The server's end of the live socket, in the hands of a test: it says exactly what it is told to. */
export async function takeLiveWire(page: Page) {
  let sockets: WebSocketRoute[] = []
  let answers = true
  let seq = 1
  /** The state of the server: the newest of every match that was spoken of. */
  const known = new Map<string, MatchLive>()
  const learn = ({ matchId, live }: Told) => {
    if (live.version > (known.get(matchId)?.version ?? -1)) known.set(matchId, live)
  }
  let nowListening = () => {}
  const listening = new Promise<void>((resolve) => (nowListening = resolve))
  const say = (frame: object) => {
    for (const socket of sockets) socket.send(JSON.stringify({ t: footballLive.name, ...frame }))
  }
  /** The page of one match hears what was pushed about it. */
  const sayMatch = (topic: string) => {
    const football = known.get(topic.slice(MATCH_TOPICS.length))
    if (!football || !topic.startsWith(MATCH_TOPICS)) return
    const snapshot = { asOfMs: nowMs(), football, companies: [], records: [] }
    say({ t: topic, e: 'test', s: seq, snap: oneMatch.snapshot.encode(snapshot) })
  }
  await page.routeWebSocket(/\/live$/, async (socket) => {
    if (!answers) return socket.close()
    sockets.push(socket)
    socket.onMessage((text) => {
      const request = JSON.parse(String(text)) as { op: string; topics: object }
      if (request.op !== 'sub') return
      for (const topic of Object.keys(request.topics)) sayMatch(topic)
      if (!(footballLive.name in request.topics)) return
      const matches = [...known].map(([matchId, live]) => ({ matchId, live }))
      const snapshot = { asOfMs: nowMs(), matches }
      say({ e: 'test', s: seq, snap: footballLive.snapshot.encode(snapshot) })
      nowListening()
    })
  })
  // The page falls back to an event stream, which would reach the real server.
  await page.route(/\/live\/sse/, (route) => route.abort())
  return {
    /** Said as soon as the page listens. */
    push: async (matchId: string, live: MatchLive) => {
      await listening
      seq += 1
      const change = { kind: 'change', matchId, cause: 'goal', asOfMs: nowMs(), live } as const
      learn({ matchId, live })
      say({ e: 'test', s: seq, d: footballLive.delta.encode(change) })
      sayMatch(matchTopic(matchId))
    },
    /** The line breaks, and new attempts fail. */
    cut: async () => {
      await listening
      answers = false
      await Promise.all(sockets.map((socket) => socket.close()))
      sockets = []
    },
    /** The line is there again, and meanwhile this happened. */
    mend: (missed: readonly Told[]) => {
      answers = true
      seq += 100
      missed.forEach(learn)
    },
  }
}

/** The list of a day, today's when left out, as the server tells it. */
export async function askForDay(page: Page, date?: string): Promise<FootballDay> {
  const data = { apiName: 'getMatchListByDate', ...(date && { date }) }
  const response = await page.request.post('/sportdata/f', { data })
  return footballGateway.getMatchListByDate.output.decode(await response.json())
}
