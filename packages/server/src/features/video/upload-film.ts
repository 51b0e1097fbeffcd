import { join } from 'node:path'
import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import {
  FILM_PIECE_BYTES,
  filmFault,
  freePart,
  MOST_FILM_SECONDS,
} from '@linmen/domain/interpretation/film-file.ts'
import { action } from '#kit/action.ts'
import { command } from '#kit/command.ts'
import { query } from '#kit/query.ts'
import type { Ports } from '#kit/ports.ts'
import { filmFacts, remakeFilm, writePiece } from './film-file.ts'
import { filmsDir } from './film.route.ts'
import { addUpload, changeUpload, findUpload, lockUpload } from './film-upload.repo.ts'

const NAME_BYTES = 18

export const beginFilm = command(
  filmUploadEndpoints.begin,
  async (tx, film, { actor, nowMs, ports, refuse }) => {
    const fault = filmFault(film)
    if (fault) refuse(fault, {})
    const id = ports.ids.next('fu')
    await addUpload(tx, {
      id,
      member_id: actor.id,
      file: `${ports.random.bytes(NAME_BYTES).toString('hex')}.mp4`,
      bytes: film.bytes,
      created_at_ms: nowMs,
    })
    return { id, pieceBytes: FILM_PIECE_BYTES }
  },
)

/** Takes the piece that comes next. The bytes lie there before the books say so: after a fall it is sent again. */
export const sendPiece = action(filmUploadEndpoints.piece, async ({ id, offset }, call) => {
  const { actor, file, ports, refuse } = call
  return ports.db.transaction(async (tx) => {
    const upload = await lockUpload(tx, id, actor.id)
    if (upload?.state !== 'open') return refuse('film.unknown', {})
    const length = file?.bytes.length ?? 0
    if (!file || length === 0 || length > FILM_PIECE_BYTES || offset + length > upload.bytes)
      return refuse('film.piece', {})
    if (offset !== upload.received) return refuse('film.offset', { received: upload.received })
    await writePiece(filmPath(ports, upload.file), file.bytes, offset)
    const received = offset + length
    await changeUpload(tx, id, { received })
    return { received }
  })
})

export const filmStanding = query(
  filmUploadEndpoints.standing,
  async (db, { id }, { actor, refuse }) => {
    const upload = (await findUpload(db, id, actor.id)) ?? refuse('film.unknown', {})
    const { received, bytes, state } = upload
    return { received, bytes, state }
  },
)

/** Looks at what came: how long it is, and what of it is free. Asking again answers the same. */
export const finishFilm = action(filmUploadEndpoints.finish, async ({ id }, call) => {
  const { actor, ports, refuse } = call
  const upload = (await findUpload(ports.db.read, id, actor.id)) ?? refuse('film.unknown', {})
  if (upload.state !== 'open')
    return { seconds: upload.seconds!, freeSeconds: upload.free_seconds!, remade: upload.remade }
  if (upload.received < upload.bytes) return refuse('film.unfinished', {})
  const path = filmPath(ports, upload.file)
  const remade = await remakeFilm(path)
  const facts = (await filmFacts(path)) ?? refuse('film.broken', {})
  if (facts.seconds > MOST_FILM_SECONDS) return refuse('film.long', {})
  const free = freePart(facts)
  await ports.db.transaction((tx) =>
    changeUpload(tx, id, {
      state: 'whole',
      bytes: facts.bytes,
      received: facts.bytes,
      seconds: facts.seconds,
      free_bytes: free.bytes,
      free_seconds: free.seconds,
      remade,
    }),
  )
  return { seconds: facts.seconds, freeSeconds: free.seconds, remade }
})

export const filmPath = ({ settings }: Ports, file: string) =>
  join(filmsDir(settings.dataDir), file)
