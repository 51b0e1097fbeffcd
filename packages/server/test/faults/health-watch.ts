import { Agent, get } from 'node:http'
import { quantile, type Figure } from './fault.ts'

/** Asks for the health of a server again and again, as a watchman would, until told to stop. */
export function watchHealth(base: string): { stop(): Promise<Figure[]> } {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.1' })
  const times: number[] = []
  let failures = 0
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      const from = performance.now()
      if ((await statusOf(`${base}/healthz`, agent)) === 200) times.push(performance.now() - from)
      else failures += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  return {
    stop: async () => {
      isRunning = false
      await watching
      agent.destroy()
      return [
        { name: 'health not answered', value: failures, most: 0 },
        { name: 'health p99', value: quantile(times, 0.99), unit: 'ms', most: 100, timed: true },
      ]
    },
  }
}

const statusOf = (url: string, agent: Agent): Promise<number> =>
  new Promise<number>((resolve) => {
    const asked = get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    asked.on('error', ({ code }: NodeJS.ErrnoException) => {
      // A connection that was kept may have been ended for its age the moment it is used again: that is asked once more.
      if (asked.reusedSocket && code === 'ECONNRESET') resolve(statusOf(url, agent))
      else resolve(0)
    })
  })
