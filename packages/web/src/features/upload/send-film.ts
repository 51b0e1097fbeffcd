import type { OutputOf } from '@linmen/contract'
import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import { FILM_PIECE_BYTES } from '@linmen/domain/interpretation/film-file.ts'
import { progressOf } from '@linmen/domain/upload/upload-queue.ts'
import { call } from '#kit/call.ts'
import { Refused } from '#kit/failure.ts'
import { onDevice, readJson, storageKeys, writeJson } from '#kit/storage.ts'
import { postForm } from './post-form.ts'

const rows = filmUploadEndpoints

export type WholeFilm = OutputOf<typeof rows.finish> & { readonly id: string }

interface Sending {
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Sends a film piece by piece from wherever the server says it stands, also one that was begun on an earlier visit. */
export async function sendFilm(file: File, sending: Sending): Promise<WholeFilm> {
  const { id, received } = await begun(file)
  for (let at = received; at < file.size;) {
    sending.onProgress(progressOf(at, file.size))
    at = await sendPiece({ file, id, at }, sending)
  }
  sending.onProgress(100)
  const whole = await call(rows.finish, { id })
  return { id, ...whole }
}

/** Nothing of it is needed any more. */
export const forgetFilm = () => onDevice.drop(storageKeys.filmUpload)

/** Where a piece was lost in between, the server says where to go on. */
async function sendPiece(
  { file, id, at }: { file: File; id: string; at: number },
  { onProgress, signal }: Sending,
): Promise<number> {
  const piece = file.slice(at, at + FILM_PIECE_BYTES)
  const attached = { field: 'piece', file: piece, name: 'piece' }
  const onPart = (percent: number) =>
    onProgress(progressOf(at + (piece.size * percent) / 100, file.size))
  try {
    const input = { id, offset: at }
    const done = await postForm(
      rows.piece,
      { input, file: attached },
      { onProgress: onPart, signal },
    )
    return done.received
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'film.offset') throw error
    return (await call(rows.standing, { id })).received
  }
}

interface Kept {
  readonly id: string
  /** Which file it was: its name, its length and when it was last changed. */
  readonly of: string
}

const markOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

async function begun(file: File): Promise<{ readonly id: string; readonly received: number }> {
  const kept = readJson(onDevice, storageKeys.filmUpload) as Kept | undefined
  if (kept?.of === markOf(file)) {
    const standing = await standingOf(kept.id)
    if (standing && standing.state !== 'used') return { id: kept.id, received: standing.received }
  }
  const { id } = await call(rows.begin, { bytes: file.size, type: file.type })
  writeJson(onDevice, storageKeys.filmUpload, { id, of: markOf(file) } satisfies Kept)
  return { id, received: 0 }
}

/** Null where the server knows nothing of it any more. */
async function standingOf(id: string): Promise<OutputOf<typeof rows.standing> | null> {
  try {
    return await call(rows.standing, { id })
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
