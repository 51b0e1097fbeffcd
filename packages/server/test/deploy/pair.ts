import { freePort } from '#test/free-port.ts'
import { kill, type Victim } from '#test/faults/victim.ts'
import type { ServerProcess } from '#test/server-process.ts'

type Environment = Readonly<Record<string, string>>

/** Two processes on one database, each at a port of its own that it keeps. */
export async function startPair(victim: Victim, env: Environment) {
  const ports = [await freePort(), await freePort()] as const
  const start = (at: 0 | 1, more: Environment): Promise<ServerProcess> =>
    victim.start({ ...env, ...more, PORT: String(ports[at]) })
  const servers: ServerProcess[] = []
  const end = async () => {
    for (const server of servers) if (server.child.exitCode === null) await kill(server)
  }
  try {
    for (const at of [0, 1] as const) servers.push(await start(at, {}))
  } catch (error) {
    await end()
    throw error
  }
  const stop = async (at: 0 | 1) => {
    servers[at]!.child.kill('SIGTERM')
    return servers[at]!.ended
  }
  return {
    ports,
    /** In turn: as a power cut would, and `meanwhile` the other one is alone. */
    kill: async (at: 0 | 1, meanwhile: () => Promise<void>) => {
      await kill(servers[at]!)
      await meanwhile()
      servers[at] = await start(at, {})
    },
    /** Both in turn, each when the other is ready again. Tells how many did not end in order. */
    roll: async (more: Environment) => {
      let disorderly = 0
      for (const at of [0, 1] as const) {
        if ((await stop(at)) !== 0) disorderly += 1
        servers[at] = await start(at, more)
      }
      return disorderly
    },
    stop: async () => Number((await stop(0)) !== 0) + Number((await stop(1)) !== 0),
    end,
  }
}

export type Pair = Awaited<ReturnType<typeof startPair>>
