import { expect, test } from 'vitest'
import type { Endpoint } from '#kit/endpoint.ts'
import { gatewayRefusals } from '#kit/gateway.ts'
import { commonRefusals } from '#kit/refusal.ts'
import { ownCalls } from '#own-calls.ts'
import { allEndpoints, allGateway } from '#tables.ts'
import { unplacedCalls } from '#unplaced-calls.ts'
import { calls, gateway } from './inventory.ts'

const everyRow = Object.entries(allEndpoints).flatMap(([table, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([key, row]) => ({ name: `${table}.${key}`, row })),
)
/** Those the inventory has something to say about. */
const rows = everyRow.filter(({ row }) => !(row.call in ownCalls))
const methods = Object.values(allGateway).flatMap((table) => Object.entries(table))

test('every call of the inventory has exactly one row, or a reason to have none', () => {
  const wrong = calls.flatMap((entry) => {
    const count = rows.filter(({ row }) => row.call === entry.id).length
    if (entry.id in unplacedCalls)
      return count === 0 ? [] : [`${entry.id} is unplaced and has a row`]
    // One line of the specification without paths may stand for several calls.
    const right = entry.pathGiven === false ? count >= 1 : count === 1
    return right ? [] : [`${entry.id} has ${count} rows`]
  })
  expect(wrong).toEqual([])
})

test('every row and every reason belongs to a call of the inventory', () => {
  const known = new Set(calls.map((entry) => entry.id))
  expect(rows.filter(({ row }) => !known.has(row.call)).map(({ name }) => name)).toEqual([])
  expect(Object.keys(unplacedCalls).filter((id) => !known.has(id))).toEqual([])
})

test('a call of our own has a reason, one row, and an address the specification does not use', () => {
  const addresses = new Set(calls.map(({ path }) => path))
  const wrong = Object.keys(ownCalls).filter((call) => {
    const own = everyRow.filter(({ row }) => row.call === call)
    return own.length !== 1 || addresses.has(own[0]!.row.path) || !/^own(?:\.\w+){2}$/.test(call)
  })
  expect(wrong).toEqual([])
})

test('rows keep the method and path of the inventory', () => {
  const wrong = rows.filter(({ row }) => {
    const entry = calls.find((each) => each.id === row.call)!
    return entry.pathGiven !== false && (entry.method !== row.method || entry.path !== row.path)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a call asks for a login exactly where the inventory knows that it must', () => {
  const wrong = rows.filter(({ row }) => {
    const entry = calls.find((each) => each.id === row.call)!
    if (entry.loginRequired === 'unknown') return false
    return entry.loginRequired === (row.access === 'anyone')
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('no two rows share a method and path, whatever the parameters are called', () => {
  // Writes that came as GET also answer to POST, so the path alone has to tell them apart.
  const addresses = everyRow.map(({ row }) => row.path.replace(/\{\w+\}/g, '{}').replace(/\/$/, ''))
  expect(addresses.filter((each, at) => addresses.indexOf(each) !== at)).toEqual([])
})

test('an answer is fresh for as long as a timer can wait, or for ever', () => {
  // A longer timer fires at once.
  const LONGEST_TIMER_MS = 2 ** 31 - 1
  const all = [...everyRow, ...methods.map(([name, row]) => ({ name, row }))]
  const wrong = all.filter(
    ({ row: { freshMs = 0 } }) => freshMs > LONGEST_TIMER_MS && freshMs !== Infinity,
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every name in a path is a field of the input', () => {
  const wrong = everyRow.flatMap(({ name, row }) => {
    const fields = wireNames(row)
    return [...row.path.matchAll(/\{(\w+)\}/g)]
      .filter(([, param]) => !fields.has(param!))
      .map(([, param]) => `${name} ${param}`)
  })
  expect(wrong).toEqual([])
})

test('planned rows know every parameter of the inventory', () => {
  // Added to every request by the client.
  const ambient = new Set(['agentId', 'appVersion', 'platform'])
  const wrong = rows
    .filter(({ row }) => row.planned)
    .flatMap(({ name, row }) => {
      const fields = wireNames(row)
      return calls
        .find((each) => each.id === row.call)!
        .params.map((param) => param.name.replace('{product}', 'linmen'))
        .filter((param) => !ambient.has(param) && !fields.has(param))
        .map((param) => `${name} ${param}`)
    })
  expect(wrong).toEqual([])
})

test('calls that change something are writes, and money moves only in writes of members', () => {
  const changing =
    /\/(pay|buy|join|send|sends?Code|create|reply|evaluate|modify|batch\w+|likeMsg|report|cutPosts|pullBlack|gagUser|topFlag|unlock|charge|followMatch|attention|attentExpert|loginOut|login|register|resetPassword|savePicture)(\/|$)/i
  const reads = rows.filter(({ row }) => row.effect === 'read' && changing.test(row.path))
  expect(reads.map(({ row }) => row.path).toSorted()).toEqual(
    [
      '/api/charge/expenseInfo/',
      '/api/login/check',
      '/api/model/buy/count/all',
      '/api/model/buy/count/{x}',
      '/api/model/vip/buy/list',
      '/api/msg/attention',
      '/api/uc/pay/ad',
      '/api/check/pay/status',
    ].toSorted(),
  )
  const money = everyRow.filter(({ row }) => row.money)
  expect(money.filter(({ row }) => row.effect !== 'write' || row.access === 'anyone')).toEqual([])
  expect(money.length).toBeGreaterThan(15)
})

test('every refusal speaks Chinese', () => {
  const all = [
    ...Object.entries({ ...commonRefusals, ...gatewayRefusals }),
    ...everyRow.flatMap(({ row }) => Object.entries(row.refusals)),
  ]
  const silent = all.filter(([, refusal]) => !/\p{Script=Han}/u.test(refusal.text))
  expect(silent.map(([code]) => code)).toEqual([])
})

test('one refusal code has one text', () => {
  const textOf = new Map<string, string>(
    Object.entries(gatewayRefusals).map(([code, { text }]) => [code, text]),
  )
  const clash = everyRow
    .flatMap(({ row }) => Object.entries(row.refusals))
    .filter(([code, { text }]) => {
      const first = textOf.get(code) ?? text
      textOf.set(code, first)
      return first !== text
    })
  expect(clash.map(([code]) => code)).toEqual([])
})

test('every gateway method of the inventory has exactly one row under its name', () => {
  const wrong = gateway.filter((entry) => {
    const name = entry.apiName.replace('{product}', 'Linmen')
    const own = methods.filter(([key, row]) => key === name && row.method === entry.id)
    return own.length !== 1 || own[0]![1].sport !== entry.sport
  })
  expect(wrong.map((entry) => entry.apiName)).toEqual([])
  expect(methods).toHaveLength(gateway.length)
})

test('planned gateway methods know every field of the inventory', () => {
  const wrong = methods
    .filter(([, row]) => row.planned)
    .flatMap(([key, row]) => {
      const fields = wireNames(row)
      return gateway
        .find((entry) => entry.id === row.method)!
        .payload.filter(({ name }) => !fields.has(name))
        .map(({ name }) => `${key} ${name}`)
    })
  expect(wrong).toEqual([])
})

function wireNames(row: Pick<Endpoint, 'input'>): Set<string> {
  return new Set(Object.entries(row.input.fields).map(([house, field]) => field.wireName ?? house))
}

test('whatever a write touches, some open read is about', () => {
  const told = new Set(
    [...everyRow.map(({ row }) => row), ...methods.map(([, row]) => row)].flatMap(
      ({ about }) => about,
    ),
  )
  const unread = everyRow.flatMap(({ name, row }) =>
    row.touches.filter((subject) => !told.has(subject)).map((subject) => `${name} ${subject}`),
  )
  expect(unread).toEqual([])
})
