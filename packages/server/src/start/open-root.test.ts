import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/port.ts'
import { openCopy } from '#test/template.ts'
import { seededRandom, testSettings } from '#test/test-ports.ts'
import { openRoot } from './open-root.ts'

const OLD = Buffer.alloc(32, 1)
const NEW = Buffer.alloc(32, 2)
const random = seededRandom(1)

let db: Database
beforeAll(async () => {
  db = await openCopy()
})
afterAll(() => db.close())
beforeEach(() => db.transaction((tx) => tx.deleteFrom('secret_mark').execute()))

const start = (secret: Buffer, secretBefore: Buffer | null = null) =>
  openRoot(db, { random, settings: { ...testSettings, secret, secretBefore } })
const marks = () => db.read.selectFrom('secret_mark').selectAll().orderBy('number').execute()

test('all processes of an installation have one root, and it is none of their secrets', async () => {
  const root = await start(OLD)
  expect(await start(OLD)).toEqual(root)
  expect(root).not.toEqual(OLD)
})

test('a process whose secret is not that of its database does not start', async () => {
  await start(OLD)
  await expect(start(NEW)).rejects.toThrow('LINMEN_SECRET')
  await expect(start(NEW, Buffer.alloc(32, 3))).rejects.toThrow('LINMEN_SECRET')
})

test('a secret is changed while processes with the one before still start', async () => {
  const root = await start(OLD)
  expect(await start(NEW, OLD)).toEqual(root)
  expect(await start(OLD)).toEqual(root)
  expect(await start(NEW, OLD)).toEqual(root)
  expect(await marks()).toHaveLength(2)
})

test('whoever starts without the one before ends it', async () => {
  const root = await start(OLD)
  await start(NEW, OLD)
  expect(await start(NEW)).toEqual(root)
  await expect(start(OLD)).rejects.toThrow('LINMEN_SECRET')
})

test('an installation from before roots goes on with its secret as the root', async () => {
  await start(OLD)
  await db.transaction((tx) => tx.updateTable('secret_mark').set({ sealed_root: null }).execute())
  expect(await start(OLD)).toEqual(OLD)
  expect(await start(NEW, OLD)).toEqual(OLD)
})

test('what is kept tells neither secret nor root', async () => {
  const root = await start(OLD)
  const kept = JSON.stringify(await marks())
  for (const each of [OLD, root])
    for (const form of ['hex', 'base64url', 'base64'] as const)
      expect(kept).not.toContain(each.toString(form))
})
