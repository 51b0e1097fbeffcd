import { basketballDesk } from './basketball-desk.ts'
import { footballDesk } from './football-desk.ts'
import type { Desk, Request } from './messages.ts'

const PROTOCOL = 1

/** Answers one request line with one answer line; an error is an answer too. */
export function conversation(): (line: string) => string {
  let desk: Desk | null = null
  const answer = (request: Request): unknown => {
    if (request.op === 'hello') {
      if (request.protocol !== PROTOCOL) throw new Error(`protocol ${PROTOCOL} is spoken here`)
      desk = request.sport === 'nba' ? basketballDesk() : footballDesk()
      return { ok: true, name: 'linmen', version: '8.1.3' }
    }
    if (!desk) throw new Error('say hello first')
    if (request.op === 'load') return { ok: true, rows: desk.load(request.files) }
    if (request.op === 'predict')
      return { predictions: desk.predict(request.fixtures, request.mode) }
    if (request.op === 'results') {
      desk.learn(request.rows)
      return { ok: true }
    }
    throw new Error(`unknown op ${JSON.stringify((request as { op: unknown }).op)}`)
  }
  return (line) => {
    try {
      return JSON.stringify(answer(JSON.parse(line) as Request))
    } catch (error) {
      return JSON.stringify({ error: error instanceof Error ? error.message : String(error) })
    }
  }
}
