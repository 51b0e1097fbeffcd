/** The only place in the web package that asks for chance. */
export interface Random {
  /** At least 0, below 1. */
  unit(): number
  hex(bytes: number): string
}

// `crypto.randomUUID` is missing on plain http, `getRandomValues` is not.
export const random: Random = {
  unit: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  hex: (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))].map(twoDigits).join(''),
}

const twoDigits = (byte: number) => byte.toString(16).padStart(2, '0')
