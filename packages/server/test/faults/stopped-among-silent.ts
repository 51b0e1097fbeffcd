import { rawClient, upgradeTo } from '#test/raw-client.ts'
import type { Fault } from './fault.ts'
import { victimOn } from './victim.ts'

/** Ways of being connected and saying nothing. */
const KINDS = [
  '',
  'GET / HTTP/1.1\r\nhost: ',
  'POST /sportdata/f HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
  'GET /live/sse?topics=football.live HTTP/1.1\r\nhost: x\r\n\r\n',
  upgradeTo('/live'),
]

/** A server is told to stop while many are connected who never say anything more: it does not wait for them. */
export const stoppedAmongSilent: Fault = {
  name: 'stopped among silent sockets',
  of: 'sockets',
  counts: { short: 20, full: 500 },
  database: 'embedded',
  takes: 10,
  run: async (count) => {
    const victim = await victimOn('embedded')
    const server = await victim.start({ LINMEN_DEMO: '0' })
    try {
      const clients = await Promise.all(
        Array.from({ length: count }, (_, at) => rawClient(server.base, KINDS[at % KINDS.length])),
      )
      const from = performance.now()
      server.child.kill('SIGTERM')
      const code = await server.ended
      const tookMs = performance.now() - from
      for (const { heard } of clients) await heard
      return [
        { name: 'exit code', value: code ?? 1, most: 0 },
        { name: 'stopped after', value: tookMs, unit: 'ms', most: 2000, timed: true },
      ]
    } finally {
      if (server.child.exitCode === null) server.child.kill('SIGKILL')
      await server.ended
      await victim.remove()
    }
  },
}
