import { cashierChannel } from '#pay/cashier-channel.ts'
import { MERCHANT, NOTIFY_PATH, SIGN_HEADER, signOf } from '#pay/cashier/protocol.ts'
import { startCashier } from '#pay/cashier/serve.ts'
import { connectChannel } from '#pay/channel-of.ts'
import type { TestApp } from '#test/harness.ts'

const KEY = 'the key of a test'

/** The local cashier beside a test's app, and what a buyer does there. */
export async function cashierBeside(app: TestApp) {
  const cashier = await startCashier({
    key: KEY,
    host: '127.0.0.1',
    port: 0,
    file: null,
    nowMs: () => app.clock.nowMs(),
  })
  const address = `http://127.0.0.1:${cashier.port}`
  const access = { address, key: KEY, merchant: MERCHANT, ownAddress: app.base }
  const channel = cashierChannel(access)
  connectChannel(app.ports, channel)
  return {
    address,
    book: cashier.book,
    channel,
    close: () => cashier.close(),
    /** Presses a button of the page behind a pay address; answers where the buyer is sent. */
    press: async (url: string, deed: 'pay' | 'cancel' | 'late') => {
      const body = new URLSearchParams({ deed })
      const response = await fetch(url, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location')
    },
    /** A notice with any content, signed as wished. */
    notify: async (notice: object, key = KEY) => {
      const body = JSON.stringify(notice)
      const headers = { 'content-type': 'application/json', [SIGN_HEADER]: signOf(key, body) }
      const response = await fetch(`${app.base}${NOTIFY_PATH}`, { method: 'POST', headers, body })
      return response.status
    },
  }
}

export type TestCashier = Awaited<ReturnType<typeof cashierBeside>>
