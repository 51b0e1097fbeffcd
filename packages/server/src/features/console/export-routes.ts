import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Shape } from '@linmen/contract'
import { personKeys, type AnyDesk, type Column } from '@linmen/contract/kit/desk.ts'
import { BOM, csvLine, moneyCell, textCell } from '@linmen/domain/operator/csv.ts'
import { audit } from '#kit/audit.ts'
import { mayOperatorSee } from '#kit/guard/operator-access.ts'
import type { Edge } from '#kit/http/edge.ts'
import { decodeInput } from '#kit/http/input.ts'
import { readCredentials } from '#kit/session/credentials.ts'
import { servedDesks } from './served-desks.ts'
import { dayOf } from './day-bounds.ts'
import type { ServedDesk } from '#kit/operator/serve-desk.ts'

const AT_ONCE = 500
const MOST_ROWS = 200_000
const AHEAD_MS = 8 * 3_600_000

/** Every desk as a file, to whoever may see it. That somebody took one is written down. */
export function addExports(app: FastifyInstance, edge: Edge): void {
  for (const served of servedDesks)
    app.get(`/api/console/export/${served.desk.name}.csv`, async (request, reply) => {
      const { ports } = edge
      const { name, row } = served.desk
      const { session } = await readCredentials(
        request.headers,
        edge.callerOf(request.raw).https,
        ports,
      )
      if (!session || !(await mayOperatorSee(ports, row.permission!, session, request)))
        return reply.code(403).type('text/plain; charset=utf-8').send('没有权限导出')
      const wish = wishIn(served.desk, request)
      const atMs = ports.clock.nowMs()
      await ports.db.transaction((tx) =>
        audit(tx, {
          ...{ atMs, actor: session.member.id, deed: 'desk.export', subject: name },
          detail: { ...(request.query as object) },
        }),
      )
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}-${dayOf(atMs)}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(edge, served, { wish, actorId: session.member.id })))
    })
}

const wishIn = ({ row }: AnyDesk, request: FastifyRequest) =>
  decodeInput(row.input as Shape<unknown>, request.query as Record<string, unknown>) as object

interface Taken {
  readonly wish: object
  /** Who takes it. */
  readonly actorId: string
}

/** In a file a name has a column of its own, so that it can be sorted. */
const withName = ([key, column]: [string, Column]): [string, Column][] =>
  column.person === true
    ? [
        [key, column],
        [personKeys(key).name, { ...column, kind: 'text', title: `${column.title}昵称` }],
      ]
    : [[key, column]]

/** Page by page, so that a long table costs no memory. */
async function* linesOf({ ports }: Edge, { desk, page }: ServedDesk, { wish, actorId }: Taken) {
  const columns = Object.entries<Column>(desk.columns).flatMap(withName)
  // One moment for the whole file: its pages fit together.
  const call = { nowMs: ports.clock.nowMs(), ports, actorId }
  yield BOM + csvLine(columns.map(([, { title }]) => textCell(title)))
  for (let pageNo = 1; pageNo * AT_ONCE <= MOST_ROWS; pageNo += 1) {
    const asked = { ...wish, pageNo, pageSize: AT_ONCE }
    const { items, hasNext } = await page(ports.db.read, asked, call)
    const lines = (items as Record<string, unknown>[]).map((item) =>
      csvLine(columns.map(([name, column]) => cellOf(column, item[name]))),
    )
    yield lines.join('')
    if (!hasNext) return
  }
  yield csvLine([textCell(`只有前 ${MOST_ROWS} 行，请收窄条件再导出`)])
}

function cellOf({ kind, words }: Column, value: unknown): string {
  if (value === null || value === undefined) return ''
  switch (kind) {
    case 'money':
      return moneyCell(Number(value))
    case 'count':
      return String(Number(value))
    case 'time':
      return new Date(Number(value) + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ')
    case 'flag':
      return value === true ? '是' : '否'
    default:
      return textCell(words?.[String(value as string)]?.text ?? String(value as string))
  }
}
