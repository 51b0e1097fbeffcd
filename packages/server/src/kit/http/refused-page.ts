import type { FastifyRequest } from 'fastify'
import type { Refused } from '#kit/refused.ts'
import { isCallPath } from './unknown.ts'

/** Somebody opens an address in a browser: the answer is what they read. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !isCallPath(url) &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document' &&
  String(headers.accept ?? '').includes('text/html')

/** A refusal as a page: what is the matter, and how long to wait. It opens again by itself where that is known. */
export function refusedPage({ text, data }: Refused): string {
  const wait = data['retryAfterMs']
  const seconds = typeof wait === 'number' ? Math.max(1, Math.ceil(wait / 1000)) : null
  const again = seconds === null ? '' : `<meta http-equiv="refresh" content="${seconds}">`
  const hint = seconds === null ? '请稍后重新打开' : `约 ${seconds} 秒后自动重新打开`
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
${again}<title>临门</title><h1>${escaped(text)}</h1><p>${hint}</p></html>`
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
