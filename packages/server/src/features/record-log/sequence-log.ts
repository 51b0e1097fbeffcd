import { setImmediate as breathe } from 'node:timers/promises'
import { canonical, type Plain } from '@linmen/domain/record-log/canonical.ts'
import { leafHash } from '@linmen/domain/record-log/merkle.ts'
import { checkpointText, signedNote } from '@linmen/domain/record-log/signed-note.ts'
import {
  countAt,
  MOST_ENTRY_BYTES,
  rootOfEdges,
  splitHashes,
  TILE,
  tileHash,
} from '@linmen/domain/record-log/tiles.ts'
import type { Tx } from '#db/port.ts'
import type { Ports } from '#kit/ports.ts'
import { keepCheckpoint, refuseShorter } from './kept-checkpoint.ts'
import { signerOf, type Signer } from './log-key.ts'
import {
  addNode,
  edgesOf,
  lockLog,
  logSize,
  newestCheckpoint,
  newestNumbers,
  numberEntries,
  tileHashes,
  waitingEntries,
  type Numbered,
} from './log.repo.ts'
import { nodeHashing } from './node-hashing.ts'

const AT_ONCE = 1000
const NEVER = new AbortController().signal
const { sha256 } = nodeHashing

/**
 * Numbers what waits, in the order it came, and signs the new state. Returns how many entries got a number. A demo that is
 * given a past takes entries as told: there the deed and its number are of one moment.
 */
export async function sequenceLog(
  ports: Ports,
  { asTold = false, stopping = NEVER }: { asTold?: boolean; stopping?: AbortSignal } = {},
): Promise<number> {
  const signer = await signerOf(ports)
  let numbered = 0
  for (;;) {
    const { added, note } = await ports.db.transaction((tx) =>
      oneTurn(tx, ports, { signer, asTold }),
    )
    if (note !== null) await keepCheckpoint(ports, signer, note)
    numbered += added
    if (added < AT_ONCE || stopping.aborted) return numbered
    await breathe()
  }
}

interface Turn {
  readonly signer: Signer
  readonly asTold: boolean
}

async function oneTurn(tx: Tx, ports: Ports, { signer, asTold }: Turn) {
  await lockLog(tx)
  const before = await logSize(tx)
  const entries = await finalEntries(tx, before, asTold ? null : ports.clock.nowMs())
  if (entries.length > 0) await numberEntries(tx, entries)
  const size = before + entries.length
  await addNodes(tx, before, size)
  const signed = await newestCheckpoint(tx)
  if (signed && signed.size === size) return { added: entries.length, note: null }
  const note = await signState(tx, signer, size, ports)
  await tx
    .insertInto('record_checkpoint')
    .values({ size, note, signed_at_ms: ports.clock.nowMs() })
    .execute()
  return { added: entries.length, note }
}

async function signState(tx: Tx, signer: Signer, size: number, ports: Ports): Promise<string> {
  await refuseShorter(tx, ports, signer, size)
  const root = rootOfEdges(sha256, await edgesOf(tx, size))
  const text = checkpointText({ origin: ports.settings.logOrigin, size, root })
  return signedNote(nodeHashing, { text, key: signer, signature: signer.sign(Buffer.from(text)) })
}

/** The final text of each entry: only now the numbers of those it names are known. */
async function finalEntries(tx: Tx, first: number, nowMs: number | null): Promise<Numbered[]> {
  const rows = await waitingEntries(tx, AT_ONCE, { byHour: nowMs === null })
  const bodies = rows.map((row) => JSON.parse(row.body) as Record<string, Plain>)
  const subjects = rows.map(({ subject }) => subject)
  const judges = bodies.flatMap(({ results }) => (results as string[] | undefined) ?? [])
  const numbers = {
    commit: await newestNumbers(tx, 'commit', subjects),
    result: await newestNumbers(tx, 'result', [...subjects, ...judges]),
    settle: await newestNumbers(tx, 'settle', subjects),
  }
  return rows.map(({ id, kind, subject, at_ms }, at) => {
    const number = first + at
    const body = { ...bodies[at]!, at: at_ms, kind, logged: nowMs ?? at_ms }
    const said =
      kind === 'commit'
        ? {}
        : kind === 'result'
          ? { replaces: numbers.result.get(subject) }
          : kind === 'reveal'
            ? { index: known(numbers.commit.get(subject), subject) }
            : {
                index: known(numbers.commit.get(subject), subject),
                replaces: numbers.settle.get(subject),
                results: (body as unknown as { results: string[] }).results.map((match) =>
                  known(numbers.result.get(match), match),
                ),
              }
    if (kind !== 'reveal') numbers[kind].set(subject, number)
    const bytes = Buffer.from(canonical({ ...body, ...said }), 'utf8')
    if (bytes.length > MOST_ENTRY_BYTES) throw new Error(`entry ${id} of the log is too long`)
    return { id, number, bytes, leaf: leafHash(sha256, bytes) }
  })
}

function known(number: number | undefined, subject: string): number {
  if (number === undefined) throw new Error(`the log does not know ${subject}`)
  return number
}

/** Every tile that has become whole since, level by level. */
async function addNodes(tx: Tx, before: number, size: number): Promise<void> {
  for (let level = 1; countAt(size, level) > 0; level++)
    for (let place = countAt(before, level); place < countAt(size, level); place++) {
      const bytes = await tileHashes(tx, { level: level - 1, place, width: TILE })
      const hashes = splitHashes(bytes, TILE)
      if (!hashes) throw new Error(`tile ${level - 1} of the log is not whole`)
      await addNode(tx, { level, place, hash: tileHash(sha256, hashes) })
    }
}
