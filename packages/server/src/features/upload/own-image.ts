import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { Ports } from '#kit/ports.ts'
import { PUBLIC_FOLDER } from './picture-address.ts'

const TYPES: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** A picture of the pages, or one somebody has brought for all to see. */
export async function ownImage(
  { blobs, settings }: Pick<Ports, 'blobs' | 'settings'>,
  pathname: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | null> {
  const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? '']
  if (type === undefined || !/^[\w/.-]+$/.test(pathname)) return null
  if (new RegExp(`^/${PUBLIC_FOLDER}/[0-9a-f]{36}\\.webp$`).test(pathname)) {
    const bytes = await blobs.get(pathname.slice(1))
    return bytes && { type, bytes }
  }
  const file = normalize(join(settings.webDir, pathname))
  if (!file.startsWith(normalize(settings.webDir + sep))) return null
  const bytes = await readFile(file).catch(() => null)
  return bytes && { type, bytes }
}
