import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longLog } from './test/long-log.ts'
import { isSound, verifyLog } from '@linmen/domain/record-log/verify-log.ts'
import { nodeHashing } from './node-hashing.ts'
import { keeping, sourceOf } from './sources.ts'
import { verdictLines } from './verdict-lines.ts'

const SIZE = 1200
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linmen-log-'))
  const { parts } = longLog(SIZE)
  const source = async (path: string) => {
    const part = parts(path)
    return part === null ? null : new Uint8Array(Buffer.from(part))
  }
  await verifyLog(keeping(source, folder), nodeHashing, { author: 'e0' })
})
afterAll(() => rm(folder, { recursive: true }))

const check = (since?: string) =>
  verifyLog(sourceOf(folder), nodeHashing, {
    author: 'e0',
    kept: true,
    ...(since !== undefined && { since }),
  })

test('a record is verified from the folder it was copied to, without any server', async () => {
  const verdict = await check()
  expect(verdictLines(verdict).join('\n')).toContain(
    '核验通过：1 位专家，300 条，其中已结算 300 条',
  )
  expect(isSound(await check(await readFile(join(folder, 'checkpoint'), 'utf8')))).toBe(true)
})

test('a record that says something else is refused, with the pick named', async () => {
  const file = join(folder, 'record/e0')
  const before = await readFile(file, 'utf8')
  await writeFile(file, before.replace('"result":"miss"', '"result":"hit"'))
  const lines = verdictLines(await check()).join('\n')
  await writeFile(file, before)
  expect(lines).toContain('不符：p1 条目 4：结果')
  expect(lines).toContain('核验未通过')
})

test('one changed letter in one entry is refused', async () => {
  const file = join(folder, 'tile/entries/000')
  const before = await readFile(file)
  const forged = Buffer.from(before)
  forged[100] = before[100]! ^ 1
  await writeFile(file, forged)
  const verdict = await check()
  await writeFile(file, before)
  expect(verdict.breach).toMatchObject({ step: 'root' })
  expect(isSound(await check())).toBe(true)
})

test('an earlier checkpoint that this log does not extend is refused', async () => {
  const other = longLog(SIZE).parts('checkpoint') as string
  expect((await check(other)).breach).toMatchObject({ step: 'since' })
})
