import { remainderOf } from './reed-solomon.ts'

/** Level M, by version from 1: correction bytes in each block, and how many blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const BYTE_MODE = 0b0100
const PADS = [0xec, 0x11]

/** The smallest version that holds so many bytes. */
export function qrVersion(bytes: number): number | null {
  const at = BLOCKS.findIndex((_, index) => headBits(index + 1) + bytes * 8 <= dataBits(index + 1))
  return at < 0 ? null : at + 1
}

/** The bytes of a code in the order they are drawn: data and correction of all blocks, in turn. */
export function codewordsOf(bytes: Uint8Array, version: number): Uint8Array {
  const blocks = blocksOf(dataOf(bytes, version), BLOCKS[version - 1]!)
  const checks = blocks.map((block) => remainderOf(block, CORRECTION[version - 1]!))
  return Uint8Array.from([...inTurn(blocks), ...inTurn(checks)])
}

/** Mode, length, content, terminator, then the two pads in turn until the version is full. */
function dataOf(bytes: Uint8Array, version: number): Uint8Array {
  const bits: number[] = []
  const put = (value: number, width: number) => {
    for (let at = width - 1; at >= 0; at--) bits.push((value >> at) & 1)
  }
  put(BYTE_MODE, 4)
  put(bytes.length, headBits(version) - 4)
  bytes.forEach((byte) => put(byte, 8))
  put(0, Math.min(4, dataBits(version) - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  for (let at = 0; bits.length < dataBits(version); at++) put(PADS[at % 2]!, 8)
  return Uint8Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  )
}

/** Equal blocks; where they cannot be equal the last ones are one byte longer. */
function blocksOf(data: Uint8Array, count: number): Uint8Array[] {
  const short = Math.floor(data.length / count)
  const long = data.length % count
  return Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - (count - long))
    return data.slice(from, from + short + (at >= count - long ? 1 : 0))
  })
}

function* inTurn(blocks: readonly Uint8Array[]): Generator<number> {
  const longest = Math.max(...blocks.map(({ length }) => length))
  for (let at = 0; at < longest; at++)
    for (const block of blocks) if (at < block.length) yield block[at]!
}

const headBits = (version: number) => (version < 10 ? 12 : 20)

const dataBits = (version: number) =>
  (Math.floor(rawModules(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!) * 8

/** Modules that carry content: all of them without the patterns that are fixed. */
function rawModules(version: number): number {
  const whole = (16 * version + 128) * version + 64
  if (version === 1) return whole
  const centres = Math.floor(version / 7) + 2
  return whole - (25 * centres - 10) * centres + 55 - (version >= 7 ? 36 : 0)
}
