import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

/** A match that is told by a journey itself: it begins and ends when the journey says so. */
export interface ToldMatch {
  readonly id: number
  readonly home: string
  readonly away: string
  readonly kickOffAtMs: number
}

export interface OwnFeed {
  readonly url: string
  /** A match is over, with these goals. */
  say(match: ToldMatch, goals: readonly [number, number], atMs: number): void
  close(): Promise<void>
}

const COMPETITION = 8
const MAIN_COMPANY = 8
// Codes of the feed.
const NOT_BEGUN = 1
const OVER = 8

/**
 * A feed in the manner of Nami with a handful of matches: the product reads it like any other, and nobody has to turn
 * a clock to see a match end.
 */
export async function ownFeed(matches: readonly ToldMatch[], beganMs: number): Promise<OwnFeed> {
  const said = new Map<number, object>()
  const answers: Readonly<Record<string, (at: URL) => object>> = {
    '/football/competition/list': () => ({
      results: [{ id: COMPETITION, name: '英格兰超级联赛', short_name: '英超' }],
    }),
    '/football/match/diary': () => ({
      results: matches.map(sheetOf),
      results_extra: {
        team: matches.flatMap(({ id, home, away }) => [
          { id: id * 10 + 1, name: home },
          { id: id * 10 + 2, name: away },
        ]),
      },
    }),
    '/football/match/live': () => ({ results: [...said.values()] }),
    '/football/odds/live': () => ({ results: matches.flatMap(({ id }) => pricesOf(id, beganMs)) }),
  }
  const server = createServer((request, response) => {
    const at = new URL(request.url!, 'http://feed')
    send(response, { code: 0, results: [], ...answers[at.pathname]?.(at) })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    say: ({ id }, [home, away], atMs) => {
      const at = Math.floor(atMs / 1000)
      said.set(id, { id, score: [id, OVER, [home], [away], at, ''], incidents: [], updated_at: at })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const sheetOf = ({ id, kickOffAtMs }: ToldMatch) => ({
  id,
  competition_id: COMPETITION,
  home_team_id: id * 10 + 1,
  away_team_id: id * 10 + 2,
  status_id: NOT_BEGUN,
  match_time: Math.floor(kickOffAtMs / 1000),
})

const pricesOf = (match: number, atMs: number) =>
  Object.entries({ eu: [1.9, 3.4, 3.8], asia: [0.95, 0.5, 0.93], bs: [0.9, 2.5, 0.98] }).map(
    ([type, values]) => ({
      company_id: MAIN_COMPANY,
      match_id: match,
      at: Math.floor(atMs / 1000) - 60,
      type,
      values,
    }),
  )

function send(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer))
}
