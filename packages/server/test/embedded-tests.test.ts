import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { goldenPaths } from './embedded-tests.ts'

const features = new URL('../src/features/', import.meta.url)

test('every area has a golden path on the embedded database, and it is there', () => {
  expect(Object.keys(goldenPaths)).toEqual(readdirSync(fileURLToPath(features)).toSorted())
  const missing = Object.values(goldenPaths).filter(
    (path) => !existsSync(new URL(`${path}.test.ts`, features)),
  )
  expect(missing).toEqual([])
})
