import { beijingMidnight } from '@linmen/domain/match/business-day.ts'
import { keyLine } from '@linmen/domain/record-log/signed-note.ts'
import { countAt, joinEntries, readTilePath, TILE } from '@linmen/domain/record-log/tiles.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Reader } from '#db/port.ts'
import type { Edge } from '#kit/http/edge.ts'
import type { Ports } from '#kit/ports.ts'
import { keptCheckpoint } from './kept-checkpoint.ts'
import { signerOf } from './log-key.ts'
import { checkpointBefore, newestCheckpoint, tileEntries, tileHashes } from './log.repo.ts'
import { nodeHashing } from './node-hashing.ts'
import { shownRecord } from './shown-record.reads.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const A_MOMENT = 'public, max-age=1'
const DAY_MS = 86_400_000
const TEXT = 'text/plain; charset=utf-8'

/** The public log, for anybody and for ever: C2SP tlog-tiles. */
export function addLog(app: FastifyInstance, { ports }: Edge): void {
  const { db } = ports
  app.get('/log/key', async (_request, reply) =>
    send(reply, `${keyLine(nodeHashing, await signerOf(ports))}\n`, A_MOMENT),
  )
  app.get('/log/checkpoint', async (_request, reply) => {
    const newest = await newestCheckpoint(db.read)
    if (!newest || newest.size < (await sizeAtStart(ports))) return unsigned(reply)
    return send(reply, newest.note, A_MOMENT)
  })
  app.get<{ Params: { day: string } }>('/log/daily/:day', async ({ params }, reply) => {
    const noonMs = /^\d{4}-\d\d-\d\d$/.test(params.day)
      ? Date.parse(`${params.day}T12:00:00+08:00`)
      : Number.NaN
    const endMs = Number.isNaN(noonMs) ? 0 : beijingMidnight(noonMs) + DAY_MS
    const closing = endMs > ports.clock.nowMs() ? null : await checkpointBefore(db.read, endMs)
    return closing ? send(reply, closing.note, FOR_EVER) : missing(reply)
  })
  app.get<{ Params: { '*': string } }>('/log/tile/*', async ({ params }, reply) => {
    const bytes = await tileOf(db.read, `tile/${params['*']}`)
    return bytes ? send(reply, bytes, FOR_EVER, 'application/octet-stream') : missing(reply)
  })
  app.get<{ Params: { expertId: string } }>('/log/record/:expertId', async ({ params }, reply) => {
    const record = await shownRecord(db.read, params.expertId, ports.clock.nowMs())
    return record
      ? send(reply, JSON.stringify(record), 'no-cache', 'application/json')
      : missing(reply)
  })
}

/** Only what is signed is shown. */
async function tileOf(db: Reader, path: string): Promise<Uint8Array | null> {
  const tile = readTilePath(path)
  const size = (await newestCheckpoint(db))?.size ?? 0
  if (!tile || tile.width > TILE) return null
  if (tile.place * TILE + tile.width > countAt(size, tile.level)) return null
  if (tile.level === 'entries') return joinEntries(await tileEntries(db, tile))
  return tileHashes(db, tile)
}

const kept = new WeakMap<Ports, Promise<number>>()

/** How much had been signed when this process began: a database that holds less was put back. */
function sizeAtStart(ports: Ports): Promise<number> {
  const known =
    kept.get(ports) ??
    signerOf(ports).then(async (signer) => (await keptCheckpoint(ports, signer))?.size ?? 0)
  kept.set(ports, known)
  return known
}

const send = (reply: FastifyReply, body: string | Uint8Array, caching: string, type = TEXT) =>
  reply
    .header('cache-control', caching)
    .header('access-control-allow-origin', '*')
    .type(type)
    .send(typeof body === 'string' ? body : Buffer.from(body))

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type(TEXT).send('没有这一份')

const unsigned = (reply: FastifyReply) =>
  reply.code(503).header('cache-control', 'no-store').type(TEXT).send('尚无可信的签名')
