import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { onPostgres } from './harness.ts'
import { beginRun, buildEmbeddedTemplate } from './template.ts'

afterEach(() => vi.unstubAllEnvs())

test.runIf(onPostgres)(
  'what a killed run left goes with the next run, and not before',
  async () => {
    const url = process.env['DATABASE_URL']!
    // Each beginning writes down its number, which belongs to the run that this test is a part of.
    vi.stubEnv('LINMEN_TEST_RUN', '')
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    const isThere = async (name: string) =>
      (await admin.query('select 1 from pg_database where datname = $1', [name])).rows.length === 1

    const endFirst = await beginRun(url)
    const left = `linmen_test_${process.env['LINMEN_TEST_RUN']}_1_1`
    await admin.query(`create database ${left}`)
    const endSecond = await beginRun(url)
    expect(await isThere(left)).toBe(true)
    await endFirst()
    const endThird = await beginRun(url)
    expect(await isThere(left)).toBe(false)
    await endSecond()
    await endThird()
    await admin.end()
  },
)

test('what a killed process left of embedded databases goes with the next run', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const folderOf = (pid: number) => join(tmpdir(), `linmen-test-${pid}-abc`)
  for (const pid of [dead, process.pid]) mkdirSync(folderOf(pid))
  await buildEmbeddedTemplate()
  expect([dead, process.pid].map((pid) => existsSync(folderOf(pid)))).toEqual([false, true])
  rmSync(folderOf(process.pid), { recursive: true })
})
