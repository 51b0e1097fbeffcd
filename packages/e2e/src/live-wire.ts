import type { Page, WebSocketRoute } from '@playwright/test'
import type { FootballDay } from '@linmen/contract/match/football.schemas.ts'
import type { MatchLive } from '@linmen/contract/match/match-live.schemas.ts'
import { MATCH_TOPICS, matchTopic } from '@linmen/contract/match/live-topic-parts.ts'
import { footballLive } from '@linmen/contract/match/match.topics.ts'
import { oneMatch } from '@linmen/contract/match/one-match.topics.ts'
import { footballGateway } from '@linmen/contract/sportdata/football.gateway.ts'

/** The server's end of the live socket, in the hands of a test: it says exactly what it is told to. */
export async function takeLiveWire(page: Page) {
  let sockets: WebSocketRoute[] = []
  let answers = true
  let seq = 1
  let known: { matchId: string; live: MatchLive }[] = []
  const pushed = new Map<string, MatchLive>()
  let nowListening = () => {}
  const listening = new Promise<void>((resolve) => (nowListening = resolve))
  const say = (frame: object) => {
    for (const socket of sockets) socket.send(JSON.stringify({ t: footballLive.name, ...frame }))
  }
  /** The page of one match hears what was pushed about it. */
  const sayMatch = (topic: string) => {
    const football = pushed.get(topic.slice(MATCH_TOPICS.length))
    if (!football || !topic.startsWith(MATCH_TOPICS)) return
    const snapshot = { asOfMs: Date.now(), football, companies: [], records: [] }
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
      const snapshot = { asOfMs: Date.now(), matches: known }
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
      const change = { kind: 'change', matchId, cause: 'goal', asOfMs: Date.now(), live } as const
      pushed.set(matchId, live)
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
    mend: (missed: typeof known) => {
      answers = true
      seq += 100
      known = missed
    },
  }
}

/** The list of a day, today's when left out, as the server tells it. */
export async function askForDay(page: Page, date?: string): Promise<FootballDay> {
  const data = { apiName: 'getMatchListByDate', ...(date && { date }) }
  const response = await page.request.post('/sportdata/f', { data })
  return footballGateway.getMatchListByDate.output.decode(await response.json())
}
