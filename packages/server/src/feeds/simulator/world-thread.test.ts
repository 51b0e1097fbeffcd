import { afterEach, expect, test } from 'vitest'
import { Refused } from '#kit/refused.ts'
import { TEST_NOW_MS } from '#test/test-ports.ts'
import { demoWorld } from './demo-world.ts'
import { worldThread } from './world-thread.ts'

const READS_SOURCES = ['--conditions=linmen-source']
const DIES_AT_ONCE = ['--import', 'data:text/javascript,process.exit(3)']

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function threadWith(options: { execArgv: string[] }) {
  const thread = worldThread(() => {}, options)
  closing.push(thread.close)
  return thread
}
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'an answer',
    (error: unknown) => (error instanceof Refused ? error.code : String(error)),
  )

test('the thread answers what the world answers, several questions at once', async () => {
  const thread = threadWith({ execArgv: READS_SOURCES })
  const here = demoWorld()
  const day = '2026-11-25'
  const sheet = await here.day('basketball', day, TEST_NOW_MS)
  const { id } = sheet.fixtures[0]!
  const told = await Promise.all([
    thread.atlas(TEST_NOW_MS),
    thread.day('basketball', day, TEST_NOW_MS),
    thread.depth(id, 0, TEST_NOW_MS),
  ])
  expect(told).toEqual([await here.atlas(TEST_NOW_MS), sheet, await here.depth(id, 0, TEST_NOW_MS)])
})

test('a question the world cannot answer is a fault, and the thread goes on', async () => {
  const thread = threadWith({ execArgv: READS_SOURCES })
  await expect(thread.reports(['no day'], 0, 1)).rejects.toThrow(/./)
  expect((await thread.atlas(TEST_NOW_MS)).leagues.length).toBeGreaterThan(20)
})

test('a thread that dies refuses what it was asked, and the next question starts another', async () => {
  const options = { execArgv: DIES_AT_ONCE }
  const thread = threadWith(options)
  expect(await codeOf(thread.atlas(TEST_NOW_MS))).toBe('source.interrupted')
  options.execArgv = READS_SOURCES
  expect((await thread.atlas(TEST_NOW_MS)).leagues.length).toBeGreaterThan(20)
})

test('a closed thread is asked nothing more', async () => {
  const thread = threadWith({ execArgv: READS_SOURCES })
  const waiting = codeOf(thread.atlas(TEST_NOW_MS))
  await thread.close()
  expect(await waiting).toBe('source.interrupted')
  expect(await codeOf(thread.atlas(TEST_NOW_MS))).toBe('source.interrupted')
})
