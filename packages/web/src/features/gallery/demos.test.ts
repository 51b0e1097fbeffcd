import { expect, test } from 'vitest'
import { demos } from './demos.ts'

const folderOf = (path: string) => path.split('/').at(-2) ?? ''
const all = Object.keys(import.meta.glob('/src/ui/*/*.tsx')).map(folderOf)
const shown = Object.keys(import.meta.glob('/src/ui/*/*.demo.tsx')).map(folderOf)
const folders = [...new Set(all)].sort()

test('every capsule has a demo', () => {
  expect([...new Set(shown)].sort()).toEqual(folders)
})

test('every demo is in the gallery', () => {
  expect(Object.keys(demos).sort()).toEqual(folders)
})

test('every demo has a title and named cases', () => {
  for (const demo of Object.values(demos)) {
    expect(demo.title).not.toBe('')
    expect(demo.cases.length).toBeGreaterThan(0)
    expect(new Set(demo.cases.map((show) => show.name)).size).toBe(demo.cases.length)
  }
})
