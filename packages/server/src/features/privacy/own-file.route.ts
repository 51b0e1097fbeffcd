import { Readable } from 'node:stream'
import { derivedKey, hmacHex, sameText } from '#kit/secrets/derived-key.ts'
import type { MediaRoute } from '#kit/http/media-routes.ts'
import type { Settings } from '#kit/settings.ts'
import { ownFile } from './own-file.ts'

const PATH = '/media/own-data/'
const LASTS_MS = 10 * 60_000

/** The file of one member: for whoever is signed in as them and was given the address just before. */
export const ownFileRoute: MediaRoute = {
  path: `${PATH}:id`,
  open: async (ports, { id, readerId }) => {
    const endsAtMs = Number(/^(\d{13})\.[0-9a-f]{64}$/.exec(id)?.[1] ?? 0)
    const isMine = readerId !== '' && sameText(id, passOf(ports.settings, readerId, endsAtMs))
    if (!isMine || endsAtMs <= ports.clock.nowMs()) return { status: 403 }
    return {
      status: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="linmen-data.json"',
      },
      body: Readable.from(ownFile(ports, readerId)),
    }
  },
}

export function ownFileAddress(settings: Settings, memberId: string, nowMs: number) {
  const endsAtMs = nowMs + LASTS_MS
  return { address: `${PATH}${passOf(settings, memberId, endsAtMs)}`, endsAtMs }
}

const passOf = (settings: Settings, memberId: string, endsAtMs: number) =>
  `${endsAtMs}.${hmacHex(derivedKey(settings.secret, 'own-data'), `${memberId}.${endsAtMs}`)}`
