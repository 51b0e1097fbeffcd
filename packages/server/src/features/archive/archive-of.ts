import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'

/** The archive of this process. */
export const archiveOf: (ports: Ports) => Archive = perApp(() => {
  throw new Error('the archive is not open yet')
})
