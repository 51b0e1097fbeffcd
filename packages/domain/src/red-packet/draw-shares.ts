import type { Cents } from '@linmen/contract'
import { cents } from '#money/cents.ts'

/** Bytes that follow from a seed: the same for everybody who has it. */
type Stream = (at: number) => number

/** Nobody gets less than this, and nobody gets nothing. */
const LEAST = 1

/**
 * The shares of a rain: so many packets that together are exactly the pool. Each is drawn evenly between the least
 * and twice the mean of what is left, so early and late places have the same chance.
 */
export function drawShares(pool: Cents, packets: number, stream: Stream): Cents[] {
  if (packets < 1 || pool < packets * LEAST) throw new RangeError('the pool is too small')
  const shares: Cents[] = []
  let left: number = pool
  for (let place = 0; place < packets - 1; place += 1) {
    const others = packets - place - 1
    const most = Math.min(left - others * LEAST, Math.floor((2 * left) / (others + 1)))
    const share = LEAST + (stream(place) % Math.max(1, most - LEAST + 1))
    shares.push(cents(share))
    left -= share
  }
  return [...shares, cents(left)]
}
