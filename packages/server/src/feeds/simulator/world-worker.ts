import { parentPort } from 'node:worker_threads'
import { demoWorld } from './demo-world.ts'
import type { Answer, Question } from './world-thread.ts'

// The entry of a thread of its own, started by `world-thread.ts`.
const world = demoWorld()
const line = parentPort!

line.on('message', (question: Question) => void answer(question))

async function answer({ id, ask, given }: Question): Promise<void> {
  const method = world[ask] as (...given: readonly unknown[]) => Promise<unknown>
  const said = await method(...given).then(
    (value): Answer => ({ id, value }),
    (error: unknown): Answer => ({ id, fault: textOf(error) }),
  )
  line.postMessage(said)
}

const textOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
