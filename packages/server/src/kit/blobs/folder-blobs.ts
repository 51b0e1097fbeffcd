import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkName, type Blobs } from './blobs.ts'

/** A folder. A file appears under its name only when all of it is written. */
export function folderBlobs(folder: string): Blobs {
  const at = (name: string) => join(folder, checkName(name))
  return {
    put: async (name, bytes) => {
      const file = at(name)
      const draft = `${file}.part`
      await mkdir(dirname(file), { recursive: true })
      await writeFile(draft, bytes, { mode: 0o600 })
      await rename(draft, file)
    },
    get: async (name) => {
      try {
        return await readFile(at(name))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (name) => rm(at(name), { force: true }),
  }
}

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'
