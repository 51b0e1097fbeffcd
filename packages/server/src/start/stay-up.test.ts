import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createLog } from '#kit/log.ts'
import { createMishaps } from '#kit/mishaps.ts'
import { testClock } from '#test/test-ports.ts'
import { stayUp } from './stay-up.ts'

const noted = () => {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  return { lines, mishaps: createMishaps(testClock(0), log) }
}

test('what nobody caught is counted and logged, and the process hears of nothing else', () => {
  const { lines, mishaps } = noted()
  const running = new EventEmitter()
  stayUp(mishaps, running)
  running.emit('uncaughtException', new Error('a timer failed'))
  running.emit('unhandledRejection', new Error('nobody waited'))
  expect(mishaps.counts()).toEqual({ process: 2 })
  expect(lines.join()).toContain('a timer failed')
  expect(lines.join()).toContain('nobody waited')
})

test('a thousand mishaps are a thousand in the count and ten in the log', () => {
  const { lines, mishaps } = noted()
  for (let times = 0; times < 1000; times += 1) mishaps.note('upgrade', new Error('again'))
  expect(mishaps.counts()).toEqual({ upgrade: 1000 })
  expect(lines).toHaveLength(10)
  // Newest first, and no more than a process may hold for as long as it runs.
  expect(mishaps.recent().map(({ id }) => id)).toEqual(
    Array.from({ length: 200 }, (_, at) => `upgrade-${1000 - at}`),
  )
})
