import { constants, createPublicKey, publicEncrypt, randomInt } from 'node:crypto'
import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import type { Product } from '@linmen/e2e/src/product.ts'
import { median, table } from './kit/machine.ts'
import { enter, isTaken, stranger, times, type Visitor } from './kit/visitor.ts'

const TRIES = 200
const WITHIN_MS = 5
const KNOWN = '13800000001'
const PASSWORD = 'linmen2026'
const AT_ONCE = 16
const KINDS = ['known', 'unknown'] as const
type Kind = (typeof KINDS)[number]

/** A wrong password takes as long for an account nobody has as for one somebody has. */
export async function showLogins(product: Product): Promise<void> {
  const took: Record<Kind, number[]> = { known: [], unknown: [] }
  for (let at = -3; at < TRIES; at += 1)
    for (const kind of at % 2 === 0 ? KINDS : KINDS.toReversed()) {
      const account = kind === 'known' ? KNOWN : `199${String(at + 10).padStart(8, '0')}`
      const visitor = await enter(product)
      const fields = await loginFields(visitor, account, 'not the password')
      const began = performance.now()
      await (await visitor(authEndpoints.loginWithPassword.path, fields)).text()
      if (at >= 0) took[kind].push(performance.now() - began)
    }
  const [known, unknown] = [median(took.known), median(took.unknown)]
  const apart = Math.abs(known - unknown)
  const [low, high] = likely(() => median(drawn(took.known)) - median(drawn(took.unknown)))
  const told =
    apart <= WITHIN_MS
      ? `within ${WITHIN_MS} ms`
      : low > 0 || high < 0
        ? 'TOO FAR'
        : 'too much noise to tell'
  const rows = [
    [
      TRIES,
      known.toFixed(1),
      unknown.toFixed(1),
      apart.toFixed(1),
      `${low.toFixed(1)} to ${high.toFixed(1)}`,
      told,
    ],
  ]
  console.log(
    table(['wrong passwords', 'known ms', 'unknown ms', 'apart', '95 %', 'medians'], rows),
  )
  if (apart > WITHIN_MS) process.exitCode = 1
}

/** Between which values a figure lies when its measurements are drawn again. */
function likely(figure: () => number): readonly [number, number] {
  const all = Array.from({ length: 1000 }, figure).toSorted((a, b) => a - b)
  return [all[25]!, all[974]!]
}

const drawn = (values: readonly number[]) => values.map(() => values[randomInt(values.length)]!)

/** A login that was heard on the line opens no second session, from wherever it is sent again. */
export async function showHeardLogins(
  products: readonly Product[],
  replays: number,
): Promise<void> {
  const visitor = await enter(products[0]!)
  const fields = await loginFields(visitor, KNOWN, PASSWORD)
  const { path } = authEndpoints.loginWithPassword
  if (!(await isTaken(await visitor(path, fields)))) throw new Error('the first login was refused')
  let opened = 0
  await times(replays, AT_ONCE, async (at) => {
    const { url } = products[at % products.length]!
    const from = { 'x-forwarded-for': stranger() }
    if (await isTaken(await visitor(`${url}${path}`, fields, from))) opened += 1
  })
  console.log(table(['logins sent again', 'taken'], [[replays, opened]]))
  if (opened > 0) process.exitCode = 1
}

async function loginFields(visitor: Visitor, account: string, password: string) {
  const answer = await visitor(statsEndpoints.config.path)
  const { rsa } = statsEndpoints.config.output.decode((await answer.json()) as object)
  const bytes = Buffer.from(rsa.publicKey, 'base64')
  const key = createPublicKey({ key: bytes, format: 'der', type: 'spki' })
  const plain = Buffer.from(JSON.stringify({ n: rsa.nonce, p: password }))
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const passwordCipher = publicEncrypt(options, plain).toString('base64')
  return authEndpoints.loginWithPassword.input.encode({ account, passwordCipher })
}
