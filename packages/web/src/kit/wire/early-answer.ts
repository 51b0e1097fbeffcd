import { gatewayPath } from '@linmen/contract/kit/transport.ts'

/**
 * What the start page asked before any script was there. The gateway's answers are the same for
 * every host, so the body alone says whether a question is the same. Each answer is taken once.
 */
export function earlyAnswer(url: string, body: string): Promise<Response | null> | undefined {
  const asked = url.startsWith(gatewayPath) ? window.early?.get(body) : undefined
  if (asked) window.early?.delete(body)
  return asked
}
