import { Worker, type WorkerOptions } from 'node:worker_threads'
import { gatewayRefusals } from '@linmen/contract'
import { Refused } from '#kit/refused.ts'
import type { DemoWorld } from './demo-world.ts'

export interface Question {
  readonly id: number
  readonly ask: keyof DemoWorld
  readonly given: readonly unknown[]
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly fault: string }

interface Asked {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
}

const QUESTIONS: readonly (keyof DemoWorld)[] = [
  'atlas',
  'day',
  'season',
  'squad',
  'reports',
  'endings',
  'depth',
  'boxes',
]

/** Nearly everything a question makes is gone with its answer. */
const SMALL_NURSERY = { maxYoungGenerationSizeMb: 12 }
/** In a process that ends soon sweeping costs more than memory. */
const ROOMY_NURSERY = { maxYoungGenerationSizeMb: 192 }

/**
 * The demo world in a thread of its own: whole seasons are computed there while requests are answered here. The thread
 * starts with the first question. One that dies fails what it was asked, and the next question starts another.
 */
export function worldThread(
  report: (error: unknown) => void,
  options: WorkerOptions & { roomy?: boolean } = {},
): DemoWorld & { close(): Promise<void> } {
  let thread: Worker | null = null
  let asked = 0
  let closed = false
  const open = new Map<number, Asked>()

  const settle = (answer: Answer) => {
    const who = open.get(answer.id)
    open.delete(answer.id)
    // With nothing to answer the thread keeps no process alive.
    if (open.size === 0) thread?.unref()
    if ('value' in answer) who?.resolve(answer.value)
    else who?.reject(new Error(answer.fault))
  }
  const lost = (gone: Worker) => {
    if (thread !== gone) return
    thread = null
    for (const { reject } of open.values()) reject(interrupted())
    open.clear()
  }
  const begin = () => {
    const begun = new Worker(workerFile(), {
      resourceLimits: options.roomy ? ROOMY_NURSERY : SMALL_NURSERY,
      ...options,
    })
    begun.on('message', settle)
    begun.on('error', report)
    begun.on('exit', () => lost(begun))
    return begun
  }
  const ask = (name: keyof DemoWorld, given: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      if (closed) return reject(interrupted())
      const question: Question = { id: (asked += 1), ask: name, given }
      open.set(question.id, { resolve, reject })
      thread ??= begin()
      thread.ref()
      thread.postMessage(question)
    })
  const methods = QUESTIONS.map((name) => [name, (...given: unknown[]) => ask(name, given)])
  return {
    ...(Object.fromEntries(methods) as unknown as DemoWorld),
    close: async () => {
      closed = true
      await thread?.terminate()
    },
  }
}

/** Compiled it lies beside this file, and in a bundle beside the bundle; the sources need a loader first. */
const workerFile = () =>
  new URL(
    import.meta.url.endsWith('.ts') ? './source-worker.mjs' : './world-worker.js',
    import.meta.url,
  )

const interrupted = () =>
  new Refused('source.interrupted', gatewayRefusals['source.interrupted'].text, {})
