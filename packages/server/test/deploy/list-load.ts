import type { Figure } from '#test/faults/fault.ts'
import type { Proxy } from './proxy.ts'
import { answersPerSecond, oneAnswer, type Target } from './raw-load.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const CONNECTIONS = 32
const LEAST = 0.8

/** The list as everybody asks for it, and the same bytes as a file of the same nginx, in turns. */
export async function listAgainstFile(proxy: Proxy): Promise<Figure[]> {
  const list = listTarget(proxy.plain)
  const { head, body } = await oneAnswer(list)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head)
  proxy.serve(body)
  const file = fileTarget(proxy.peer)
  const ratios: number[] = []
  const rates = { list: [] as number[], file: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    const served = { list: await rate(list), file: await rate(file) }
    rates.list.push(served.list)
    rates.file.push(served.file)
    ratios.push(served.list / served.file)
  }
  return [
    { name: 'bytes, gzip', value: body.length },
    { name: 'list', value: Math.round(median(rates.list)), unit: 'answers/s' },
    { name: 'file', value: Math.round(median(rates.file)), unit: 'answers/s' },
    { name: 'list / file', value: median(ratios) },
    { name: `share missing to ${LEAST}`, value: Math.max(0, LEAST - median(ratios)), most: 0 },
  ]
}

const rate = (target: Target) =>
  answersPerSecond(target, { connections: CONNECTIONS, ms: ROUND_MS })

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

function listTarget(port: number): Target {
  const body = JSON.stringify({ apiName: 'getMatchListByDate' })
  const lines = [
    'POST /sportdata/f HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    'accept-encoding: gzip',
  ]
  return { port, request: `${lines.join('\r\n')}\r\n\r\n${body}` }
}

function fileTarget(port: number): Target {
  const lines = ['GET /list.json HTTP/1.1', `host: 127.0.0.1:${port}`, 'accept-encoding: gzip']
  return { port, request: `${lines.join('\r\n')}\r\n\r\n` }
}
