import { wireHeaders } from '@linmen/contract/kit/transport.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { sql } from 'kysely'
import type { Database } from '#db/port.ts'
import { MERCHANT, NOTIFY_PATH, SIGN_HEADER, signOf } from '#pay/cashier/protocol.ts'
import { startCashier } from '#pay/cashier/serve.ts'
import { contradictions } from '#test/books.ts'
import { clientOf } from '#test/client.ts'
import { noHurry, type Fault, type Figure } from './fault.ts'
import { killAgain } from './killed-again.ts'
import { victimOn } from './victim.ts'

const KEY = 'the key of a fault'
const AMOUNT = 1800
/** A few kills need no crowd, and a crowd takes long to be made. */
const payersFor = (kills: number) => (kills < 10 ? 8 : 32)

/** The process is killed while a cashier tells it, twice each time, who has paid. */
export const killedUnderNotices = (database: 'embedded' | 'postgres'): Fault => ({
  name: `kill -9 under notices of payments (${database})`,
  of: 'kills',
  counts: { short: 1, full: 50 },
  database,
  takes: 110,
  beside: 'kill -9 under notices',
  run: async (count, time = noHurry) => {
    const victim = await victimOn(database)
    const cashier = await startCashier({
      ...{ key: KEY, host: '127.0.0.1', port: 0, file: null },
      nowMs: () => Date.now(),
    })
    const settings = {
      LINMEN_DEMO: '0',
      LINMEN_PAY_ADDRESS: `http://127.0.0.1:${cashier.port}`,
      LINMEN_PAY_KEY: KEY,
      LINMEN_PAY_MERCHANT: MERCHANT,
    }
    try {
      const { tokens } = await victim.seed(payersFor(count), 0)
      const first = await victim.start(settings)
      const crowd = payers(first.base, tokens)
      const { server, kills, back } = await killAgain(victim, first, settings, {
        ...{ count, time },
        told: () => crowd.confirmed.length,
      })
      const confirmed = await crowd.stop()
      server.child.kill('SIGTERM')
      await server.ended
      return [kills, ...(await victim.look((db) => checkCharges(db, confirmed))), back]
    } finally {
      await cashier.close()
      await victim.remove()
    }
  },
})

/** Each begins one payment after the other; its notice comes twice at once, until one of them is confirmed. */
function payers(base: string, tokens: readonly string[]) {
  const confirmed: string[] = []
  let isRunning = true
  const pay = async (token: string, at: number) => {
    const client = clientOf(base, () => ({ [wireHeaders.token]: token }))
    const wish = { way: 'alipay', amount: cents(AMOUNT) } as const
    for (let turn = 0; isRunning; turn += 1) {
      const requestId = `p${at}-${turn}`
      const begun = await untilAnswered(() =>
        client.call(walletEndpoints.charge, wish, { requestId }),
      )
      if (!begun?.ok) continue
      const outNo = begun.output.orderId!
      const isConfirmed = await untilAnswered(async () => {
        const answers = await Promise.all([notify(base, outNo), notify(base, outNo)])
        return answers.includes(200) || null
      })
      if (isConfirmed) confirmed.push(outNo)
    }
  }
  /** Asks again until there is an answer, or everything is over. */
  const untilAnswered = async <T>(ask: () => Promise<T | null>): Promise<T | null> => {
    while (isRunning) {
      const answer = await ask().catch(() => null)
      if (answer !== null) return answer
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return null
  }
  const running = Promise.all(tokens.map(pay))
  return {
    confirmed,
    stop: async () => {
      isRunning = false
      await running
      return confirmed
    },
  }
}

async function notify(base: string, outNo: string): Promise<number> {
  const body = JSON.stringify({
    ...{ number: `N-${outNo}`, kind: 'pay', merchant: MERCHANT, outNo, tradeNo: `T-${outNo}` },
    ...{ amount: AMOUNT, currency: 'CNY' },
  })
  const headers = { 'content-type': 'application/json', [SIGN_HEADER]: signOf(KEY, body) }
  const { status } = await fetch(`${base}${NOTIFY_PATH}`, { method: 'POST', headers, body })
  return status
}

/** What was confirmed to the cashier against what stands in the books. */
async function checkCharges(db: Database, confirmed: readonly string[]): Promise<Figure[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select p.id, count(j.id) as count from payment p left join journal j on j.ref = p.id
    where p.state = 'success' group by p.id`.execute(db.read)
  const booked = new Map(rows.map(({ id, count }) => [id, Number(count)]))
  const broken = await contradictions(db.read)
  return [
    { name: 'notices confirmed', value: confirmed.length },
    { name: 'payments lost', value: confirmed.filter((id) => !booked.get(id)).length, most: 0 },
    {
      name: 'payments booked twice',
      value: [...booked.values()].filter((count) => count > 1).length,
      most: 0,
    },
    { name: 'invariants of the books broken', value: broken.length, most: 0 },
  ]
}
