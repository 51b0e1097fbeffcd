import { sameBytes } from '@linmen/domain/record-log/bytes.ts'
import { readCheckpoint } from '@linmen/domain/record-log/signed-note.ts'
import { rootOfEdges } from '@linmen/domain/record-log/tiles.ts'
import type { Reader } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import type { Signer } from './log-key.ts'
import { edgesOf } from './log.repo.ts'
import { nodeHashing } from './node-hashing.ts'

/** The database holds less, or something else, than what was signed before. */
export class LogWentBack extends Error {}

const nameOf = ({ installation }: Signer) => `log/${installation}.txt`

/** The last state that was signed, kept outside the database. */
export const keepCheckpoint = ({ blobs }: Pick<Ports, 'blobs'>, signer: Signer, note: string) =>
  blobs.put(nameOf(signer), Buffer.from(note))

export async function keptCheckpoint({ blobs }: Pick<Ports, 'blobs'>, signer: Signer) {
  const kept = await blobs.get(nameOf(signer))
  return kept && readCheckpoint(kept.toString('utf8'))
}

/** A restored backup, or a history written again, is never signed. */
export async function refuseShorter(
  db: Reader,
  ports: Pick<Ports, 'blobs'>,
  signer: Signer,
  size: number,
): Promise<void> {
  const kept = await keptCheckpoint(ports, signer)
  if (!kept) return
  if (kept.size > size)
    throw new LogWentBack(`signed were ${kept.size} entries, the database holds ${size}`)
  const root = rootOfEdges(nodeHashing.sha256, await edgesOf(db, kept.size))
  if (!sameBytes(root, kept.root))
    throw new LogWentBack(`the first ${kept.size} entries are not those that were signed`)
}
