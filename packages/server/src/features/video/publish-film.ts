import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import { command } from '#kit/command.ts'
import type { Ports } from '#kit/ports.ts'
import { publishInterpretation } from '#features/interpretation/public.ts'
import { ownPictures } from '#features/upload/public.ts'
import { filmsDir } from './film.route.ts'
import { changeUpload, lockUpload } from './film-upload.repo.ts'

/** Publishes a film that came in pieces, once. Its pick is promised in the log as that of a text is. */
export const publishFilm = command(
  filmUploadEndpoints.publishFilm,
  async (tx, { uploadId, poster, ...draft }, call) => {
    const { actor, ports, refuse } = call
    const upload = await lockUpload(tx, uploadId, actor.id)
    if (!upload || upload.state === 'used') return refuse('film.unknown', {})
    if (upload.state !== 'whole') return refuse('film.unfinished', {})
    const isOwn = await ownPictures(tx, actor.id, [poster])
    const picture = isOwn ? await ports.blobs.get(poster) : null
    if (!picture) return refuse('film.poster', {})
    const film = {
      file: upload.file,
      type: 'video/mp4',
      bytes: upload.bytes,
      free_bytes: upload.free_bytes!,
      seconds: upload.seconds!,
      free_seconds: upload.free_seconds!,
      poster: await layPoster(ports, upload.file, picture),
      parts: [],
    }
    const published = await publishInterpretation(tx, { ...draft, film }, call)
    await changeUpload(tx, uploadId, { state: 'used' })
    return published
  },
)

async function layPoster(
  { settings }: Pick<Ports, 'settings'>,
  film: string,
  picture: Buffer,
): Promise<string> {
  const name = film.replace(/\.mp4$/, '.webp')
  const folder = filmsDir(settings.dataDir)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), picture)
  return name
}
