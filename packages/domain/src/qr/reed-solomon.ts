/** The correction bytes of one block, in the field of 256 elements with the polynomial 0x11d. */
export function remainderOf(data: Uint8Array, degree: number): Uint8Array {
  const divisor = divisorOf(degree)
  const rest = new Uint8Array(degree)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest.copyWithin(0, 1)
    rest[degree - 1] = 0
    divisor.forEach((coefficient, at) => (rest[at]! ^= product(coefficient, factor)))
  }
  return rest
}

/** The product of (x - 2^k) for k below the degree, without its leading one. */
function divisorOf(degree: number): Uint8Array {
  const divisor = new Uint8Array(degree)
  divisor[degree - 1] = 1
  let root = 1
  for (let power = 0; power < degree; power++) {
    for (let at = 0; at < degree; at++)
      divisor[at] = product(divisor[at]!, root) ^ (divisor[at + 1] ?? 0)
    root = product(root, 2)
  }
  return divisor
}

function product(one: number, other: number): number {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d)
    result ^= ((other >> bit) & 1) * one
  }
  return result
}
