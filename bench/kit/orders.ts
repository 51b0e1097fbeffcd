import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type Handler = (argument: never) => unknown

/** In a child: answers orders of the process that started it, until that process goes away. */
export function serveOrders(handlers: Record<string, Handler>): void {
  process.on('message', ({ id, name, argument }: { id: number; name: string; argument: never }) => {
    void (async () => {
      try {
        process.send?.({ id, result: await handlers[name]?.(argument) })
      } catch (error) {
        process.send?.({ id, error: String(error) })
      }
    })()
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ id: 0 })
}

/** Starts a file as a child and returns a way to give it orders. */
export async function startChild(file: URL, ...args: string[]) {
  const child = fork(fileURLToPath(file), args)
  const open = new Map<number, { resolve: (value: never) => void; reject: (why: Error) => void }>()
  child.on('message', ({ id, result, error }: { id: number; result: never; error?: string }) => {
    const asked = open.get(id)
    open.delete(id)
    if (error === undefined) asked?.resolve(result)
    else asked?.reject(new Error(error))
  })
  child.on('exit', () => {
    for (const { reject } of open.values()) reject(new Error(`${file.pathname} ended`))
  })
  await once(child, 'message')
  let lastId = 0
  return {
    order: <T>(name: string, argument?: unknown) =>
      new Promise<T>((resolve, reject) => {
        lastId += 1
        open.set(lastId, { resolve: resolve as (value: never) => void, reject })
        child.send({ id: lastId, name, argument })
      }),
    stop: async () => {
      if (child.exitCode !== null) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

export type Child = Awaited<ReturnType<typeof startChild>>
