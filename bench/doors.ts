// What strangers may learn and do at the doors: passwords, codes and captchas, asked of two processes of one database.
import { randomBytes } from 'node:crypto'
import { startProduct, type Product } from '@linmen/e2e/src/product.ts'
import { showGuesses, showReplays } from './doors-captcha.ts'
import { showCodes } from './doors-codes.ts'
import { showHeardLogins, showLogins } from './doors-logins.ts'
import { OPEN } from './kit/visitor.ts'
import { describeMachine } from './kit/machine.ts'

const CALLS = Number(process.env['LINMEN_BENCH_CALLS'] ?? 100_000)
const REPLAYS = Math.min(CALLS, 10_000)
const PICTURES = Math.min(CALLS, 2000)

// Processes of one database share one secret.
const secret = randomBytes(32).toString('hex')

console.log(describeMachine())
const url = process.env['LINMEN_BENCH_POSTGRES'] ?? ''
if (!url) console.log('PostgreSQL is not installed: one process on the embedded database')

await withProducts({ LINMEN_CAPTCHA: '1' }, async (products) => {
  const passed = await showGuesses(products, PICTURES)
  await showReplays(products, passed, REPLAYS)
})
await withProducts({ LINMEN_CAPTCHA: '0' }, async (products) => {
  await showLogins(products[0]!)
  await showHeardLogins(products, REPLAYS)
  await showCodes(products, CALLS)
})

/** Two processes where there is a database they can share. */
async function withProducts(
  settings: Record<string, string>,
  deed: (products: readonly Product[]) => Promise<void>,
): Promise<void> {
  const all = { ...OPEN, ...settings, DATABASE_URL: url, LINMEN_SECRET: secret }
  const products: Product[] = []
  try {
    for (let at = 0; at < (url ? 2 : 1); at += 1) products.push(await startProduct(all))
    await deed(products)
  } finally {
    for (const product of products) await product.stop()
  }
}
