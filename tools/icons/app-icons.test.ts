import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { appIcons } from './app-icons.ts'
import { root } from '../gen/documents.ts'

const drawn = appIcons()
const shared = join(root, 'packages/web/public')
/** Another zlib may pack the same pixels differently. */
const pixels = (file: Buffer) => {
  const at = file.indexOf('IDAT')
  return inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))
}

test('the icons of the app are those the mark gives', () => {
  for (const { name, bytes } of drawn)
    expect(pixels(readFileSync(join(shared, 'icons', name))).equals(pixels(bytes)), name).toBe(true)
})

interface WebManifest {
  readonly icons: { src: string; sizes: string; purpose: string }[]
}

test('the manifest names icons that are there, plain and maskable, in both sizes', () => {
  const text = readFileSync(join(shared, 'manifest.webmanifest'), 'utf8')
  const { icons } = JSON.parse(text) as WebManifest
  const files = new Map(drawn.map(({ name, bytes }) => [`/icons/${name}`, bytes]))
  for (const { src, sizes } of icons) {
    const side = files.get(src)?.readUInt32BE(16)
    expect(`${side}x${side}`, src).toBe(sizes)
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
})
