/** What this code needs of the machine it runs on: the server, a browser's worker and the command line each bring theirs. */
export interface Hashing {
  readonly sha256: Sha256
  readonly isSigned: (signed: Signed) => boolean | Promise<boolean>
  readonly toBytes: (text: string) => Uint8Array
  readonly toText: (bytes: Uint8Array) => string
}

export type Sha256 = (bytes: Uint8Array) => Uint8Array

/** An Ed25519 signature and what it is of. */
export interface Signed {
  readonly publicKey: Uint8Array
  readonly message: Uint8Array
  readonly signature: Uint8Array
}
