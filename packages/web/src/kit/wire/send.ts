import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { earlyAnswer } from './early-answer.ts'
import type { Answer } from './envelope.ts'
import { Outage } from '#kit/failure.ts'

export interface Wire {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** One request and its answer. Throws `Outage` when there is none, or the caller's own abort. */
export async function send(wire: Wire): Promise<Answer> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(new Outage('timeout')), wire.timeoutMs)
  const cancel = () => stop.abort(wire.signal?.reason)
  if (wire.signal?.aborted) cancel()
  wire.signal?.addEventListener('abort', cancel)
  try {
    const early = earlyAnswer(wire.url, wire.body)
    const response =
      (early && (await early)) ??
      (await fetch(wire.url, {
        method: wire.method,
        headers: wire.headers,
        credentials: 'same-origin',
        signal: stop.signal,
        ...(wire.method === 'POST' && { body: wire.body }),
      }))
    return { status: statusOf(response), body: await bodyOf(response) }
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason
    throw error instanceof Outage ? error : new Outage('unreachable')
  } finally {
    clearTimeout(timer)
    wire.signal?.removeEventListener('abort', cancel)
  }
}

// A proxy that cannot change the status line says it in a header (spec 000 §8).
function statusOf(response: Response): number {
  const transformed = Number(response.headers.get(wireHeaders.statusTransform))
  return response.ok && (transformed > 0 || transformed === -1) ? transformed : response.status
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
