import { fromBase64, joined, sameBytes, toBase64, toHex } from './bytes.ts'
import type { Hashing, Sha256 } from './hashing.ts'

/** The state of a log at a moment (C2SP tlog-checkpoint). */
export interface Checkpoint {
  readonly origin: string
  readonly size: number
  readonly root: Uint8Array
}

/** Who signs: a name and an Ed25519 key. */
export interface LogKey {
  readonly name: string
  readonly publicKey: Uint8Array
}

const ED25519 = 1
const KEY_ID_BYTES = 4
const DASH = '—'

/** The first four bytes of SHA-256 over name, line feed, 0x01 and key. */
const keyId = (
  { sha256, toBytes }: Pick<Hashing, 'sha256' | 'toBytes'>,
  { name, publicKey }: LogKey,
): Uint8Array => sha256(joined(toBytes(name), [10, ED25519], publicKey)).subarray(0, KEY_ID_BYTES)

/** `<name>+<key id>+<base64 of 0x01 and the key>`. */
export const keyLine = (
  hashing: { readonly sha256: Sha256; readonly toBytes: Hashing['toBytes'] },
  key: LogKey,
): string =>
  `${key.name}+${toHex(keyId(hashing, key))}+${toBase64(joined([ED25519], key.publicKey))}`

/** Null where the line is not a key, or its id is that of another. */
export function readKeyLine(hashing: Pick<Hashing, 'sha256' | 'toBytes'>, line: string) {
  const found = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(line.trim())
  const bytes = found && fromBase64(found[3]!)
  if (!found || !bytes || bytes.length !== 33 || bytes[0] !== ED25519) return null
  const key: LogKey = { name: found[1]!, publicKey: bytes.subarray(1) }
  return keyLine(hashing, key) === line.trim() ? key : null
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${toBase64(root)}\n`

/** A text with one signature under it. The signature is of the text, without the empty line. */
export const signedNote = (
  hashing: Pick<Hashing, 'sha256' | 'toBytes'>,
  { text, key, signature }: { text: string; key: LogKey; signature: Uint8Array },
): string => `${text}\n${DASH} ${key.name} ${toBase64(joined(keyId(hashing, key), signature))}\n`

/** The checkpoint in a note, or null where the note is not one or the key has not signed it. */
export async function openCheckpoint(
  hashing: Hashing,
  note: string,
  key: LogKey,
): Promise<Checkpoint | null> {
  const end = note.lastIndexOf(`\n\n${DASH} `)
  if (end === -1 || !note.endsWith('\n')) return null
  const text = note.slice(0, end + 1)
  const signatures = note.slice(end + 2, -1).split('\n')
  const id = keyId(hashing, key)
  for (const line of signatures) {
    const [dash, name, sealed] = line.split(' ')
    const bytes = fromBase64(sealed ?? '')
    if (dash !== DASH || name !== key.name || !bytes) continue
    if (!sameBytes(bytes.subarray(0, KEY_ID_BYTES), id)) continue
    const signature = bytes.subarray(KEY_ID_BYTES)
    const message = hashing.toBytes(text)
    if (await hashing.isSigned({ publicKey: key.publicKey, message, signature }))
      return readCheckpoint(text)
  }
  return null
}

/** Further lines are allowed and mean nothing to us. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin, size, root] = text.split('\n')
  const hash = fromBase64(root ?? '')
  if (!origin || !/^(0|[1-9]\d{0,14})$/.test(size ?? '') || hash?.length !== 32) return null
  return { origin, size: Number(size), root: hash }
}
