import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, fromHex, toBase64, toHex } from './bytes.ts'
import { canonical } from './canonical.ts'
import { commitment, readEntry } from './entries.ts'
import type { Hashing } from './hashing.ts'
import { checkpointText, keyLine, openCheckpoint, readKeyLine, signedNote } from './signed-note.ts'
import { joinEntries, readTilePath, splitEntries, tilePath, tilesAt } from './tiles.ts'

const pair = generateKeyPairSync('ed25519')
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
const hashing: Hashing = {
  sha256: (bytes) => createHash('sha256').update(bytes).digest(),
  isSigned: ({ message, signature }) => verify(null, message, pair.publicKey, signature),
  toBytes: (text) => Buffer.from(text),
  toText: (bytes) => Buffer.from(bytes).toString(),
}
const key = { name: 'linmen.test/log', publicKey }

test('bytes come back from hex and base64 as the machine writes them', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      expect(fromHex(toHex(bytes))).toEqual(bytes)
    }),
  )
  expect(fromBase64('AB==')).toBeNull()
  expect(fromHex('0G')).toBeNull()
})

test('tiles have the addresses of tlog-tiles', () => {
  expect(tilePath({ level: 0, place: 1234067, width: 256 })).toBe('tile/0/x001/x234/067')
  expect(tilePath({ level: 'entries', place: 0, width: 12 })).toBe('tile/entries/000.p/12')
  expect(readTilePath('tile/1/x001/000.p/3')).toEqual({ level: 1, place: 1000, width: 3 })
  for (const path of [
    'tile/0/1',
    'tile/0/000.p/256',
    'tile/0/x000/001',
    'tile/0/000.p/0',
    'tile/a/000',
  ])
    expect(readTilePath(path), path).toBeNull()
  expect(tilesAt(513, 0)).toEqual([
    { level: 0, place: 0, width: 256 },
    { level: 0, place: 1, width: 256 },
    { level: 0, place: 2, width: 1 },
  ])
})

test('entries come back from their bundle; a bundle that is cut is none', () => {
  const entries = ['a', '', 'x'.repeat(300)].map((text) => new Uint8Array(Buffer.from(text)))
  const bundle = joinEntries(entries)
  expect(splitEntries(bundle, 3)).toEqual(entries)
  expect(splitEntries(bundle, 2)).toBeNull()
  expect(splitEntries(bundle.subarray(0, -1), 3)).toBeNull()
})

test('a checkpoint opens with its key, unchanged, and not otherwise', async () => {
  const text = checkpointText({ origin: key.name, size: 7, root: new Uint8Array(32).fill(3) })
  const signature = sign(null, Buffer.from(text), pair.privateKey)
  const note = signedNote(hashing, { text, key, signature })
  expect(await openCheckpoint(hashing, note, key)).toMatchObject({ origin: key.name, size: 7 })
  expect(await openCheckpoint(hashing, note.replace('\n7\n', '\n8\n'), key)).toBeNull()
  expect(await openCheckpoint(hashing, note, { ...key, name: 'other' })).toBeNull()
  expect(await openCheckpoint(hashing, text, key)).toBeNull()
  const line = keyLine(hashing, key)
  expect(readKeyLine(hashing, line)).toEqual({
    name: key.name,
    publicKey: new Uint8Array(publicKey),
  })
  expect(readKeyLine(hashing, line.replace('linmen', 'lanmen'))).toBeNull()
})

test('one meaning has one text', () => {
  expect(canonical({ b: [1, null], a: { d: '"', c: true }, e: undefined })).toBe(
    '{"a":{"c":true,"d":"\\""},"b":[1,null]}',
  )
  expect(() => canonical({ a: 0.5 })).toThrow(RangeError)
})

test('an entry is read only as it would have been written', () => {
  const text = '{"at":1,"kind":"result","logged":2,"match":"m","state":"cancelled"}'
  expect(readEntry(text)).toEqual({
    kind: 'result',
    at: 1,
    logged: 2,
    match: 'm',
    state: 'cancelled',
  })
  for (const other of [` ${text}`, text.replace('"at":1,', ''), '[]', '{"kind":"else"}', 'x'])
    expect(readEntry(other), other).toBeNull()
})

test('a commitment is the hash of salt and pick, and another salt gives another', () => {
  const salt = new Uint8Array(32).fill(1)
  const again = createHash('sha256').update(salt).update('pick').digest('hex')
  expect(commitment(hashing, salt, 'pick')).toBe(again)
  expect(commitment(hashing, new Uint8Array(32), 'pick')).not.toBe(again)
})
