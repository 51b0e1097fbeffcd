import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import type { Archive } from './archive.ts'
import { atlasReads } from './atlas.reads.ts'
import { historyReads } from './history.reads.ts'
import { matchReads } from './match.reads.ts'

/** The archive of this process. */
export const archiveOf: (ports: Ports) => Archive = perApp((ports) => ({
  ...atlasReads(ports),
  ...historyReads(ports),
  ...matchReads(ports),
}))
