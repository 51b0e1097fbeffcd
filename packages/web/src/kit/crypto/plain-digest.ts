import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Digest } from './digest.ts'

/** For pages served without TLS, where `crypto.subtle` does not exist. */
export const plainDigest: Digest = {
  sha256: async (bytes) => sha256(bytes),
  hmac: async (key, bytes) => hmac(sha256, key, bytes),
}
