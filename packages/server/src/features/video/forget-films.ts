import { rm } from 'node:fs/promises'
import { attemptAll } from '#jobs/attempt-all.ts'
import { job } from '#jobs/jobs.ts'
import type { Ports } from '#kit/ports.ts'
import { dropUpload, unfinishedUploads } from './film-upload.repo.ts'
import { filmPath } from './upload-film.ts'

/** As long as somebody may take to send two hundred megabytes, and to come back after a lost line. */
const KEPT_MS = 24 * 3_600_000
const AT_ONCE = 1000

/** Pieces of films that never became whole do not lie here for ever. */
export const forgetFilmsJob = job({ name: 'forget-films', cron: '20 * * * *', run: forgetFilms })

export async function forgetFilms(ports: Ports): Promise<void> {
  const beforeMs = ports.clock.nowMs() - KEPT_MS
  const left = await unfinishedUploads(ports.db.read, beforeMs, AT_ONCE)
  await attemptAll(ports, left, { kind: 'film', ref: ({ id }) => id }, ({ id }) =>
    ports.db.transaction(async (tx) => {
      const upload = await dropUpload(tx, id)
      // The bytes go before the books say so: after a fall both are tried again.
      if (upload) await rm(filmPath(ports, upload.file), { force: true })
    }),
  )
}
