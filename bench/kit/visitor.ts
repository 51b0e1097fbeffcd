import type { Product } from '@linmen/e2e/src/product.ts'

/** Limits by address are not what is measured: each stranger says where they are. */
export const OPEN = {
  LINMEN_TRUST_PROXY: 'loopback',
  LINMEN_IP_PER_MINUTE: '1000000000',
  LINMEN_FEEDS: '0',
  // A database of one's own begins empty; the known account is one of the demo.
  LINMEN_DEMO: '1',
}

let asked = 0
/** Somebody at an address of their own. */
export const stranger = (): string => {
  asked += 1
  return `2001:4860:${(asked >> 16).toString(16)}:${(asked & 0xffff).toString(16)}::1`
}

export type Visitor = Awaited<ReturnType<typeof enter>>

/** The cookies of the start page, and one address for all that follows. A whole address asks another process. */
export async function enter({ url }: Pick<Product, 'url'>, address = stranger()) {
  const page = await fetch(url, { headers: { 'x-forwarded-for': address } })
  await page.arrayBuffer()
  const cookies = page.headers.getSetCookie().map((line) => line.split(';')[0]!)
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN'))?.split('=')[1] ?? ''
  return (path: string, body?: unknown, more: Record<string, string> = {}) =>
    fetch(new URL(path, url), {
      headers: {
        cookie: cookies.join('; '),
        'X-XSRF-TOKEN': token,
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
}

/** Whether the answer is a success. */
export const isTaken = async (response: Response): Promise<boolean> =>
  ((await response.json()) as { isSuccess: boolean }).isSuccess

/** Does something so many times, several at once. */
export async function times(
  count: number,
  atOnce: number,
  deed: (at: number) => Promise<void>,
): Promise<void> {
  let begun = 0
  const worker = async () => {
    while (begun < count) await deed(begun++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
