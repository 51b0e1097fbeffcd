import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LogSource } from '@linmen/domain/record-log/signed-entries.ts'

/** A log at an address, or in a folder it was copied to. */
export const sourceOf = (place: string): LogSource =>
  isAddress(place) ? atAddress(place) : inFolder(place)

export const isAddress = (place: string): boolean => /^https?:/.test(place)

const atAddress =
  (base: string): LogSource =>
  async (path) => {
    const answer = await fetch(`${base.replace(/\/$/, '').replace(/\/log$/, '')}/log/${path}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return answer.ok ? bytes : null
  }

const inFolder =
  (folder: string): LogSource =>
  (path) =>
    readFile(join(folder, path)).then(
      (bytes) => new Uint8Array(bytes),
      () => null,
    )

/** The same source; everything that is read is also kept. */
export const keeping =
  (source: LogSource, folder: string): LogSource =>
  async (path) => {
    const bytes = await source(path)
    if (!bytes) return null
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
    return bytes
  }
