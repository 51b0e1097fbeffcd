import { allEndpoints, allGateway } from '@linmen/contract/tables.ts'
import { gatewayPath } from '@linmen/contract/kit/transport.ts'
import type { Dice } from '#test/chaos/dice.ts'
import { upgradeTo } from '#test/raw-client.ts'

const ROWS = Object.values(allEndpoints).flatMap((rows) => Object.values(rows))
const METHODS = Object.values(allGateway).flatMap((table) => Object.keys(table))

const ODD: readonly unknown[] = [
  '',
  '0',
  '-1',
  'null',
  '1e999',
  '9007199254740993',
  '1999-01-01',
  '9999-12-31',
  '2026-02-30',
  '../../etc/passwd',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '💥'.repeat(20),
  'x'.repeat(3000),
  "' or 1=1--",
  '__proto__',
  null,
  true,
  -0.5,
  1e308,
  [],
  [[]],
  {},
  { constructor: 1 },
]
const NAMES = [
  'id',
  'ids',
  'date',
  'month',
  'matchId',
  'matchIds',
  'company',
  'pageNo',
  'sport',
  'account',
]
const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'BREW']
const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'image/png',
  '',
]
const HEADERS = [
  'jcobToken: 1|nobody',
  'cookie: linmen_session=x; XSRF-TOKEN=y',
  'cookie: ;;=;%',
  'x-forwarded-for: a, b, ::, 1.2.3.4.5',
  'x-request-id: not a word',
  'accept-encoding: br;q=0, gzip, *',
  'if-none-match: "*"',
  'range: bytes=9-1',
  'expect: 100-continue',
  'origin: null',
  'x-time: 99999999999999999999',
]

/** One request that nobody in their right mind would send. */
export function fuzzedText(dice: Dice): Buffer {
  const roll = dice.below(100)
  if (roll < 4) return Buffer.from(upgradeTo(pathOf(dice)))
  if (roll < 6)
    return Buffer.from(upgradeTo('/live', { origin: String(dice.pick(ODD)).slice(0, 20) }))
  if (roll < 8) return Buffer.from(`${noise(dice)}\r\n\r\n`, 'latin1')
  if (roll < 50)
    return request(dice, 'POST', gatewayPath, { apiName: dice.pick(METHODS), ...fields(dice) })
  const row = dice.pick(ROWS)
  const path = row.path.replace(/\{\w+\}/g, () => encodeOdd(dice))
  if (roll < 85) return request(dice, row.method, path, fields(dice))
  return request(dice, dice.pick(VERBS), pathOf(dice), fields(dice))
}

const noise = (dice: Dice) =>
  String.fromCharCode(...Array.from({ length: 60 }, () => dice.below(256)))

const fields = (dice: Dice) =>
  Object.fromEntries(
    Array.from({ length: dice.below(4) }, () => [dice.pick(NAMES), dice.pick(ODD)]),
  )

const encodeOdd = (dice: Dice) => {
  const odd = String(dice.pick(ODD)).replaceAll('\ud800', '')
  return dice.below(4) === 0 ? odd.replaceAll(/[^!-~]/g, '') : encodeURIComponent(odd)
}

const pathOf = (dice: Dice) =>
  dice.pick([
    '//',
    '*',
    '/live',
    '/live/sse/x',
    '/%',
    '/assets/../../x',
    `/${encodeOdd(dice)}`,
    `/api/${encodeOdd(dice)}/${encodeOdd(dice)}`,
    '/healthz/mishaps',
    `/index.html?${encodeOdd(dice)}=${encodeOdd(dice)}`,
  ])

function request(dice: Dice, method: string, path: string, value: object): Buffer {
  const hasBody = method !== 'GET' || dice.below(5) === 0
  const json = JSON.stringify(value)
  const body = !hasBody ? '' : dice.below(6) === 0 ? json.slice(0, -dice.below(4) - 1) : json
  const query = dice.below(2) === 0 ? `?${dice.pick(NAMES)}=${encodeOdd(dice)}` : ''
  const head = [
    `${method} ${path}${query} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(hasBody
      ? [`content-type: ${dice.pick(TYPES)}`, `content-length: ${Buffer.byteLength(body)}`]
      : []),
    ...Array.from({ length: dice.below(3) }, () => dice.pick(HEADERS)),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}
