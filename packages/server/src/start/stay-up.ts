import type { EventEmitter } from 'node:events'
import type { Mishaps } from '#kit/mishaps.ts'

/**
 * What nobody caught is noted and the process goes on: all that matters stands in the database, and a thousand people
 * must not lose their connection because of one.
 */
export function stayUp(mishaps: Mishaps, running: EventEmitter = process): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    running.on(event, (error: unknown) => mishaps.note('process', error))
}
