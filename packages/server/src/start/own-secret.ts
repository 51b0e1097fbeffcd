import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const BYTES = 32

/** The installation's secret: given from outside, or made once and kept beside the data. */
export async function ownSecret(given: string | undefined, dataDir: string): Promise<Buffer> {
  if (given) return longEnough('LINMEN_SECRET', given)
  const file = join(dataDir, 'secret.key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return Buffer.from(kept, 'hex')
  const secret = randomBytes(BYTES)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, secret.toString('hex'), { mode: 0o600 })
  return secret
}

/** The secret that processes still running may have. */
export const secretBefore = (given: string | undefined): Buffer | null =>
  given ? longEnough('LINMEN_SECRET_BEFORE', given) : null

function longEnough(name: string, given: string): Buffer {
  if (given.length < BYTES) throw new Error(`${name} 至少需要 ${BYTES} 个字符`)
  return Buffer.from(given)
}
