import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, toHex } from './bytes.ts'
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  levelsOf,
  nodeHash,
  rootOf,
} from './merkle.ts'
import { rootOfEdges, TILE, tileHash } from './tiles.ts'

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const treeOf = (size: number, salt = 0) =>
  levelsOf(
    sha256,
    Array.from({ length: size }, (_, at) =>
      leafHash(sha256, Uint8Array.of(salt, at >> 8, at & 255)),
    ),
  )

/** MTH as RFC 6962 writes it. */
function plainRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) return sha256(new Uint8Array())
  if (leaves.length === 1) return leaves[0]!
  let k = 1
  while (k * 2 < leaves.length) k *= 2
  return nodeHash(sha256, plainRoot(leaves.slice(0, k)), plainRoot(leaves.slice(k)))
}

test('the hashes are those of the test vectors of RFC 6962', () => {
  const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657']
  const tree = levelsOf(
    sha256,
    inputs.map((hex) => leafHash(sha256, Buffer.from(hex, 'hex'))),
  )
  const root = (size: number) => toHex(rootOf(sha256, tree, size))
  expect(root(0)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(root(1)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  expect(root(3)).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77')
  expect(root(7)).toBe('ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c')
})

test('roots are those of the definition, for every size', () => {
  const tree = treeOf(70)
  for (let size = 0; size <= 70; size++)
    expect(rootOf(sha256, tree, size)).toEqual(plainRoot(tree[0]!.slice(0, size)))
})

test('the root of the right edge is the root of the tree', () => {
  for (const size of [0, 1, 2, 255, 256, 257, 511, 512, 1000, 1300]) {
    const tree = treeOf(size)
    const leaves = tree[0]!
    const whole = Math.floor(size / TILE)
    const nodes = Array.from({ length: whole }, (_, at) =>
      tileHash(sha256, leaves.slice(at * TILE, (at + 1) * TILE)),
    )
    expect(rootOfEdges(sha256, [leaves.slice(whole * TILE), nodes])).toEqual(rootOf(sha256, tree))
  }
})

test('every entry is proven under its root, and under no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.nat(), fc.nat(), (size, pick, bit) => {
      const tree = treeOf(size)
      const index = pick % size
      const root = rootOf(sha256, tree)
      const proof = inclusionProof(sha256, tree, index)
      const leaf = tree[0]![index]!
      expect(isIncluded(sha256, { leaf, index, size, proof, root })).toBe(true)
      const other = leafHash(sha256, joined(leaf, [bit & 255]))
      expect(isIncluded(sha256, { leaf: other, index, size, proof, root })).toBe(false)
      if (size > 1) {
        const wrong = (index + 1) % size
        expect(isIncluded(sha256, { leaf, index: wrong, size, proof, root })).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('a log that only grew is consistent; one that was changed before is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (size, pick) => {
      const tree = treeOf(size)
      const older = 1 + (pick % size)
      const kept = { size: older, root: rootOf(sha256, tree, older) }
      const newer = { size, root: rootOf(sha256, tree) }
      const proof = consistencyProof(sha256, tree, older)
      expect(isConsistent(sha256, { older: kept, newer, proof })).toBe(true)
      const forged = treeOf(size, 1)
      const theirs = { size, root: rootOf(sha256, forged) }
      const excuse = consistencyProof(sha256, forged, older)
      expect(isConsistent(sha256, { older: kept, newer: theirs, proof: excuse })).toBe(false)
      expect(isConsistent(sha256, { older: kept, newer: theirs, proof })).toBe(false)
    }),
    { numRuns: 60 },
  )
})

test('a log that became shorter is not consistent', () => {
  const tree = treeOf(9)
  const [long, short] = [9, 5].map((size) => ({ size, root: rootOf(sha256, tree, size) }))
  expect(isConsistent(sha256, { older: long!, newer: short!, proof: [] })).toBe(false)
})
