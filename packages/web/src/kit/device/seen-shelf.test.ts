import { expect, test } from 'vitest'
import { openSeenShelf } from './seen-shelf.ts'

/** The cache of a browser, as far as the shelf uses it. */
function fakeCaches() {
  const held = new Map<string, Response>()
  const cache = {
    match: async (path: string) => held.get(path)?.clone(),
    put: async (path: string, answer: Response) => void held.set(path, answer),
    delete: async (path: string) => held.delete(path),
    keys: async () => [...held.keys()],
  }
  const storage = { open: async () => cache, delete: async () => held.clear() }
  return { held, storage: storage as unknown as CacheStorage }
}

test('what was seen is there again, under its own key', async () => {
  const shelf = openSeenShelf(fakeCaches().storage)
  await shelf.write('["a"]', { atMs: 5, data: { matches: [] } })
  expect(await shelf.read('["a"]')).toEqual({ atMs: 5, data: { matches: [] } })
  expect(await shelf.read('["b"]')).toBeNull()
})

test('sixty answers stay, those seen last', async () => {
  const { held, storage } = fakeCaches()
  const shelf = openSeenShelf(storage)
  for (let key = 0; key < 70; key++) await shelf.write(String(key), { atMs: key, data: null })
  await shelf.write('20', { atMs: 99, data: null })
  await shelf.write('70', { atMs: 70, data: null })
  expect(held.size).toBe(60)
  expect(await shelf.read('20')).toMatchObject({ atMs: 99 })
  expect(await shelf.read('10')).toBeNull()
})

test('a device that keeps nothing is no failure', async () => {
  const broken = { open: () => Promise.reject(new Error('full')), delete: () => Promise.reject() }
  for (const storage of [undefined, broken as unknown as CacheStorage]) {
    const shelf = openSeenShelf(storage)
    await shelf.write('a', { atMs: 1, data: 1 })
    expect(await shelf.read('a')).toBeNull()
    await shelf.clear()
  }
})
