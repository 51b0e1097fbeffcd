import { hashes, verify } from '@noble/ed25519'
import { sha256, sha512 } from '@noble/hashes/sha2.js'
import type { Hashing } from '@linmen/domain/record-log/hashing.ts'
import type { LogSource } from '@linmen/domain/record-log/signed-entries.ts'
import type { ProofNews } from './proof.ts'
import { reckonProof } from './reckon-proof.ts'

hashes.sha512 = sha512

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()]

const hashing: Hashing = {
  sha256,
  isSigned: ({ publicKey, message, signature }) => verify(signature, message, publicKey),
  toBytes: (text) => encoder.encode(text),
  toText: (bytes) => decoder.decode(bytes),
}

const source: LogSource = async (path) => {
  const answer = await fetch(`/log/${path}`)
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
}

const tell = (news: ProofNews) => self.postMessage(news)

self.addEventListener('message', ({ data }: MessageEvent<{ expertId: string }>) => {
  reckonProof({
    expertId: data.expertId,
    source,
    hashing,
    tell: (progress) => tell({ kind: 'progress', progress }),
    pause: () => new Promise((resolve) => void setTimeout(resolve, 1000)),
  }).then(
    (proof) => tell({ kind: 'done', proof }),
    () => tell({ kind: 'outage' }),
  )
})
