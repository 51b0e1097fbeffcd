import { systemClock } from '#kit/system-ports.ts'

/** One line for the person who waits: the name at once, the seconds when it is done. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const fromMs = systemClock.nowMs()
  process.stdout.write(`${name} … `)
  let isDone = false
  try {
    const result = await work()
    isDone = true
    return result
  } finally {
    const seconds = ((systemClock.nowMs() - fromMs) / 1000).toFixed(1)
    process.stdout.write(isDone ? `${seconds} s\n` : '\n')
  }
}
