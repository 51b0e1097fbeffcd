import type { FastifyInstance } from 'fastify'

/** A request body before its call's checks: read, but an error in it is nobody's business yet. */
export interface ReadBody {
  readonly raw: Buffer
  readonly value: unknown
  readonly broken: boolean
}

export const EMPTY_BODY: ReadBody = { raw: Buffer.alloc(0), value: {}, broken: false }

/**
 * Takes every body as bytes. The signature covers the bytes, and a broken body of somebody who is
 * not signed in is answered with `no_login`: parsing must not speak before the earlier checks.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, raw, done) => {
    done(null, readBody(request.headers['content-type'] ?? '', raw as Buffer))
  })
}

function readBody(type: string, raw: Buffer): ReadBody {
  if (raw.length === 0) return EMPTY_BODY
  if (type.startsWith('application/x-www-form-urlencoded'))
    return { raw, value: Object.fromEntries(new URLSearchParams(raw.toString())), broken: false }
  // Only a row with a file in it reads a form, once it is known who sent it.
  if (type.startsWith('multipart/form-data')) return { raw, value: {}, broken: false }
  if (!type.startsWith('application/json') && !type.startsWith('text/plain'))
    return { raw, value: {}, broken: true }
  try {
    return { raw, value: JSON.parse(strictText(raw)), broken: false }
  } catch {
    return { raw, value: {}, broken: true }
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })
const strictText = (raw: Buffer) => decoder.decode(raw)
