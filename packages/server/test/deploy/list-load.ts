import type { Figure } from '#test/faults/fault.ts'
import type { Proxy } from './proxy.ts'
import { oneAnswer, secondsFor, type Target } from '@linmen/e2e/src/load/http-load.ts'
import { fileTarget, listTarget, middleOf } from '@linmen/e2e/src/load/list-targets.ts'

const ROUNDS = 5
const ANSWERS = 5000

/** The list as everybody asks for it, and the same bytes as a file of the same nginx, in turns. */
export async function listAgainstFile(proxy: Proxy): Promise<Figure[]> {
  const list = listTarget(proxy.plain)
  const { head, body } = await oneAnswer(list)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  proxy.serve(body)
  const file = fileTarget(proxy.peer)
  const rounds: { readonly list: Served; readonly file: Served }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ list: await served(proxy, list), file: await served(proxy, file) })
  const middle = (of: (round: (typeof rounds)[number]) => number) => middleOf(rounds.map(of))
  return [
    { name: 'bytes, gzip', value: body.length },
    { name: 'list', value: Math.round(middle((each) => each.list.rate)), unit: 'answers/s' },
    { name: 'file', value: Math.round(middle((each) => each.file.rate)), unit: 'answers/s' },
    { name: 'list / file (wanted: 0.8)', value: middle((each) => each.list.rate / each.file.rate) },
    { name: 'lists made by the processes', value: middle((each) => each.list.missed) },
    { name: 'longest pause, list', value: middle((each) => each.list.pauseMs), unit: 'ms' },
    { name: 'longest pause, file', value: middle((each) => each.file.pauseMs), unit: 'ms' },
    { name: 'nginx for a list', value: middle((each) => each.list.workedUs), unit: 'µs' },
    { name: 'nginx for a file', value: middle((each) => each.file.workedUs), unit: 'µs' },
  ]
}

interface Served {
  readonly rate: number
  /** What an answer costs nginx, however busy the machine is. */
  readonly workedUs: number
  /** Asked for at the processes, in one round. */
  readonly missed: number
  /** The longest time in which nobody got an answer. */
  readonly pauseMs: number
}

async function served(proxy: Proxy, target: Target): Promise<Served> {
  const from = proxy.workedMs() ?? 0
  let missed = 0
  let [lastMs, pauseMs] = [performance.now(), 0]
  const hear = (head: string) => {
    if (/X-Cache: (MISS|EXPIRED|BYPASS)/.test(head)) missed += 1
    const nowMs = performance.now()
    pauseMs = Math.max(pauseMs, nowMs - lastMs)
    lastMs = nowMs
  }
  const seconds = await secondsFor(target, { answers: ANSWERS, hear })
  const workedMs = (proxy.workedMs() ?? 0) - from
  return { rate: ANSWERS / seconds, workedUs: (workedMs * 1000) / ANSWERS, missed, pauseMs }
}
