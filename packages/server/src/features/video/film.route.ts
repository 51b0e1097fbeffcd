import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { rangeWithin } from '@linmen/domain/interpretation/film-pass.ts'
import { filmsOf } from '#features/interpretation/public.ts'
import type { MediaRoute } from '#kit/http/media-routes.ts'
import { FILM_PATH, readPass } from './film-pass.ts'

const DAY_SECONDS = 86_400

/** Where films lie below the data folder. */
export const filmsDir = (dataDir: string): string => join(dataDir, 'films')

/** The bytes of a film: the free part for everybody with an address, the rest for whoever unlocked it. */
export const filmRoute: MediaRoute = {
  path: FILM_PATH,
  open: async ({ settings, clock, db }, { id, query, range, readerId }) => {
    const pass = readPass(settings, { filmId: id, query, readerId }, clock.nowMs())
    if (!pass) return { status: 403 }
    const film = (await filmsOf(db.read, [id])).get(id)
    if (!film) return { status: 404 }
    const size = pass.whole ? film.bytes : film.free_bytes
    const part = rangeWithin(range, size)
    if (!part) return { status: 416, headers: { 'content-range': `bytes */${size}` } }
    return {
      status: range === undefined ? 200 : 206,
      headers: {
        'content-type': film.type,
        'content-length': String(part.to - part.from + 1),
        'accept-ranges': 'bytes',
        ...(range !== undefined && { 'content-range': `bytes ${part.from}-${part.to}/${size}` }),
      },
      body: createReadStream(join(filmsDir(settings.dataDir), film.file), {
        start: part.from,
        end: part.to,
      }),
    }
  },
}

/** The picture a film shows before it plays. Everybody may see it. */
export const posterRoute: MediaRoute = {
  path: '/media/poster/:id',
  open: async ({ settings, db }, { id }) => {
    const film = (await filmsOf(db.read, [id])).get(id)
    if (!film) return { status: 404 }
    return {
      status: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': `private, max-age=${DAY_SECONDS}` },
      body: createReadStream(join(filmsDir(settings.dataDir), film.poster)),
    }
  },
}
