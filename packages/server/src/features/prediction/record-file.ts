import { Readable } from 'node:stream'
import type { Shape } from '@linmen/contract'
import { predictionEndpoints } from '@linmen/contract/prediction/prediction.endpoints.ts'
import { BOM, csvLine, textCell } from '@linmen/domain/operator/csv.ts'
import type { FastifyInstance } from 'fastify'
import type { Edge } from '#kit/http/edge.ts'
import { decodeInput } from '#kit/http/input.ts'
import type { Ports } from '#kit/ports.ts'
import { endedPredictions, type After, type EndedRow, type Period } from './model-record.repo.ts'
import { BACKTEST } from './prediction.repo.ts'

const AT_ONCE = 1000

/** What the page of the record counts, line by line, for who wants to count again. */
export function addRecordFile(app: FastifyInstance, { ports }: Edge): void {
  app.get('/api/model/record.csv', async (request, reply) => {
    const input = predictionEndpoints.modelRecord.input as Shape<unknown>
    const asked = decodeInput(input, request.query as Record<string, unknown>) as Asked
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="linmen-model-record.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(linesOf(ports, asked)))
  })
}

interface Asked extends Period {
  readonly leagueId?: string
}

const HEADS = [
  ...['match_id', 'kick_off_utc', 'league', 'home', 'away'],
  ...['p_home', 'p_draw', 'p_away', 'm_home', 'm_draw', 'm_away'],
  ...['price_home', 'price_draw', 'price_away', 'score', 'backtest'],
]

/** Page by page, so that many seasons cost no memory. */
async function* linesOf({ db }: Ports, asked: Asked) {
  yield BOM + csvLine(HEADS)
  let after: After | undefined
  do {
    const rows = await endedPredictions(db.read, { ...asked, after, limit: AT_ONCE })
    yield rows.map(lineOf).join('')
    const last = rows.length < AT_ONCE ? undefined : rows.at(-1)
    after = last && { kickOffAtMs: last.kick_off_at_ms, id: last.id }
  } while (after)
}

const lineOf = (row: EndedRow): string =>
  csvLine([
    textCell(row.match_id),
    new Date(row.kick_off_at_ms).toISOString(),
    ...[row.league_name, row.home, row.away].map(textCell),
    ...three(row.chances, 10_000),
    ...three(row.market, 10_000),
    ...three(row.market_prices, 100),
    `${row.home_score}-${row.away_score}`,
    row.model === BACKTEST ? '1' : '0',
  ])

const three = (values: readonly number[] | null, parts: number): string[] =>
  values ? values.map((value) => String(value / parts)) : ['', '', '']
