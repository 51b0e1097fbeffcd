import type { Target } from './http-load.ts'

/** The list of today's matches as everybody asks for it. */
export function listTarget(port: number): Target {
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

/** The same bytes where they lie as a file. */
export function fileTarget(port: number): Target {
  const lines = ['GET /list.json HTTP/1.1', `host: 127.0.0.1:${port}`, 'accept-encoding: gzip']
  return { port, request: `${lines.join('\r\n')}\r\n\r\n` }
}

export const middleOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
