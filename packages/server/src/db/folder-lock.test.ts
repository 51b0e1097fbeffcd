import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const leave = (holder: object | string) =>
  writeFile(join(folder, 'lock.json'), typeof holder === 'string' ? holder : JSON.stringify(holder))

test('a folder in use is refused with its process named', async () => {
  await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`进程号 ${process.pid}`)
})

test('a released folder may be taken again', async () => {
  const release = await lockFolder(folder)
  await release()
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('the lock of a process that has ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  await leave({ pid: child.pid, started: '1' })
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
  expect(await readdir(folder)).toEqual(['lock.json'])
})

test.runIf(process.platform === 'linux')(
  'a process number that was given out again does not keep the folder',
  async () => {
    await leave({ pid: process.pid, started: 'an earlier process' })
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
  },
)

test('an unreadable lock is taken over', async () => {
  await leave('{"pid":')
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('of many that find a dead lock at once, one gets the folder', async () => {
  await leave({ pid: 2 ** 22 - 1, started: '1' })
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
