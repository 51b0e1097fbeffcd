import { setTimeout as delay } from 'node:timers/promises'
import type { Line } from './chat-clients.ts'
import type { Child } from './orders.ts'

export type Speak = (at: number) => Promise<void>

/** Too much at once, and what slow mode says to who sends again too soon. */
const BUSY = new Set(['system_error', 'too_many_requests'])

/** Through the call, as members do; nobody oftener than slow mode allows. What stands in the room is added to `said`. */
export async function chatSpeaker(
  server: Child,
  port: number,
  said: Line[],
  busy: { times: number },
): Promise<Speak> {
  const tokens = await server.order<string[]>('tokens')
  const send = async (at: number) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/match/chat/say`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-request-id': `chat-bench-${at}`,
        jcobToken: tokens[at % tokens.length]!,
      },
      body: JSON.stringify({ matchId: 'room', content: `第 ${at} 句：这一脚角度太刁了` }),
    })
    return (await answer.json()) as Line & { isSuccess: boolean; errorCode: string }
  }
  // Who is told that it did not work sends the same again, under the same number.
  return async (at) => {
    for (;;) {
      const line = await send(at).catch(() => null)
      if (line?.isSuccess) return void said.push(line)
      if (line && !BUSY.has(line.errorCode)) throw new Error(JSON.stringify(line))
      busy.times += 1
      await delay(1000)
    }
  }
}

/** The same lines again, as they were told. */
export function sameAgain(server: Child, said: readonly Line[]): Speak {
  const all = said.toSorted((a, b) => a.msgNo - b.msgNo)
  return (at) => server.order('publish', all[at])
}
