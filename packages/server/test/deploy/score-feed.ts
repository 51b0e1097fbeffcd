import { namiServer } from '#test/outside/nami-server.ts'

const MATCHES = 200
/** How many of them are being played. */
export const PLAYED = 20
/** Asked for the third time, a score was written down by whoever asked first or second. */
const READINGS = 3
const FIRST_HALF = 2
const NOT_BEGUN = 1

/**
 * A feed on this machine with a day of matches. In those being played everybody scores at once, as soon as the score
 * before has been read and `isHeard`: so whatever is not heard any more is missing at the end, however slow the machine.
 */
export async function scoreFeed(isHeard: (score: number) => boolean) {
  const server = await namiServer()
  const kickOffS = Math.floor(Date.now() / 1000)
  const ids = Array.from({ length: MATCHES }, (_, at) => at + 1)
  const score = { now: 0, readings: 0 }
  let isOver = false
  server.answers.set('football/competition/list', {
    ...{ code: 0, results: [{ id: 8, name: '英格兰超级联赛', short_name: '英超' }] },
  })
  server.answers.set('football/match/diary', {
    code: 0,
    results: ids.map((id) => ({
      ...{ id, competition_id: 8, home_team_id: id * 2, away_team_id: id * 2 + 1 },
      ...{ status_id: id <= PLAYED ? FIRST_HALF : NOT_BEGUN, match_time: kickOffS },
    })),
    results_extra: {
      team: ids.flatMap((id) => [
        { id: id * 2, name: `主队${id}` },
        { id: id * 2 + 1, name: `客队${id}` },
      ]),
    },
  })
  server.answers.set('football/match/live', (_request: unknown, response: Sent) => {
    const isRead = score.readings >= READINGS && isHeard(score.now)
    if (!isOver && isRead) Object.assign(score, { now: score.now + 1, readings: 0 })
    score.readings += 1
    const results = ids.slice(0, PLAYED).map((id) => ({
      ...{ id, score: [id, FIRST_HALF, [score.now], [0], kickOffS, ''], incidents: [] },
      updated_at: kickOffS + score.now,
    }))
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ code: 0, results }))
  })
  return {
    base: server.base,
    /** Nobody scores any more. */
    end: () => {
      isOver = true
      return score.now
    },
    stop: () => server.close(),
  }
}

/** By the number the house gives it. */
export const isPlayed = (matchId: string) => Number(matchId.replace(/^51/, '')) <= PLAYED

interface Sent {
  setHeader(name: string, value: string): void
  end(body: string): void
}
