import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import type { Product } from '@linmen/e2e/src/product.ts'
import { table } from './kit/machine.ts'
import { enter, isTaken, stranger, times } from './kit/visitor.ts'

const AT_ONCE = 64
const PHONES = 200
/** Codes to one phone in an hour, and of the house in a minute. */
const LIMITS = { phone: 5, house: 120 }

/** However many addresses ask several processes for codes, no phone and no house gets more than its limits. */
export async function showCodes(products: readonly Product[], calls: number): Promise<void> {
  const visitors = await Promise.all(products.map((product) => enter(product)))
  const sent = new Map<string, number>()
  const beganMs = Date.now()
  const { path, input } = codeEndpoints.sendLoginCode
  await times(calls, AT_ONCE, async (at) => {
    const phone = `1370000${String((at * 7919) % PHONES).padStart(4, '0')}`
    const fields = input.encode({ phone, purpose: 'loginOrRegister' })
    const whom = { 'x-forwarded-for': stranger(), deviceUuid: `bench-${at}` }
    const asked = visitors[at % visitors.length]!
    if (await isTaken(await asked(path, fields, whom))) sent.set(phone, (sent.get(phone) ?? 0) + 1)
  })
  const seconds = Math.round((Date.now() - beganMs) / 1000)
  const minutes = Math.ceil(seconds / 60) + 1
  const all = [...sent.values()].reduce((sum, count) => sum + count, 0)
  const most = Math.max(0, ...sent.values())
  const fits = all > 0 && most <= Math.min(LIMITS.phone, minutes) && all <= LIMITS.house * minutes
  const rows = [[calls, visitors.length, seconds, all, most, fits ? 'never over' : 'OVER']]
  const heads = ['codes asked for', 'processes', 'seconds', 'sent', 'most to a phone', 'limits']
  console.log(table(heads, rows))
  if (!fits) process.exitCode = 1
}
