/**
 * Chance without a state: the same key and number give the same value, in whatever order they are asked for. That is
 * what lets one offer be computed without telling all the offers before it.
 */
export function noiseKey(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return mixed(value)
}

/** From 0, inclusive, to 1, exclusive. */
export const noise = (key: number, at: number): number =>
  (mixed(key + Math.imul(at + 1, 0x9e3779b1)) >>> 0) / 4_294_967_296

/** Mean 0 and deviation 1; the sum of four throws never lies beyond 3.5. */
export const bellNoise = (key: number, at: number): number =>
  (noise(key, 4 * at) +
    noise(key, 4 * at + 1) +
    noise(key, 4 * at + 2) +
    noise(key, 4 * at + 3) -
    2) *
  Math.sqrt(3)

function mixed(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
  return bits ^ (bits >>> 15)
}
