import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Paths are meant from where the person stands, also when npm has moved to the project's root. */
const pathFrom = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path)

/** The text of a file, unpacked when it is gzip, whatever its name says. */
export function readText(path: string): string {
  const bytes = readFileSync(pathFrom(path))
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8')
}
