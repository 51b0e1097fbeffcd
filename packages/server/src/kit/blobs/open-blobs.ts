import { join } from 'node:path'
import type { Settings } from '#kit/settings.ts'
import { systemClock } from '#kit/system-ports.ts'
import type { Blobs } from './blobs.ts'
import { folderBlobs } from './folder-blobs.ts'
import { s3Blobs } from './s3-blobs.ts'

/** The store checks signatures by the time of the world, however fast the clock of a demo runs. */
export const openBlobs = ({ blobs, dataDir }: Pick<Settings, 'blobs' | 'dataDir'>): Blobs =>
  blobs ? s3Blobs(blobs, systemClock) : folderBlobs(join(dataDir, 'blobs'))
