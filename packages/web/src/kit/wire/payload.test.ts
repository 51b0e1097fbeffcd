import {
  commaList,
  endpoint,
  gatewayMethod,
  id,
  int,
  named,
  none,
  optional,
  shape,
  text,
  list,
  flag,
} from '@linmen/contract'
import { expect, test } from 'vitest'
import { gatewayBody, payloadOf, worthSending } from './payload.ts'

const input = shape({ id: named('planId', id), note: optional(text()), page: optional(int()) })
const row = (facts: object) =>
  endpoint({ call: 'c.x', method: 'GET', path: '/api/x/{planId}', effect: 'read', input, ...facts })

test('the path is filled with wire names and the rest goes into the query of a read', () => {
  expect(payloadOf(row({}), { id: 'a b/c', note: '进球', page: 0 })).toEqual({
    method: 'GET',
    path: '/api/x/a%20b%2Fc',
    query: { note: '进球', page: '0' },
    body: '',
  })
})

test('a call that changes something is a POST, whatever its old verb', () => {
  expect(payloadOf(row({ effect: 'write' }), { id: '7', note: 'x' })).toEqual({
    method: 'POST',
    path: '/api/x/7',
    query: {},
    body: '{"note":"x"}',
  })
})

test('lists in a query are joined by commas', () => {
  const ids = endpoint({
    call: 'c.y',
    method: 'GET',
    path: '/api/y',
    effect: 'read',
    input: shape({ ids: commaList(id), more: list(int()) }),
  })
  expect(payloadOf(ids, { ids: ['1', '2'], more: [3, 4] }).query).toEqual({
    ids: '1,2',
    more: '3,4',
  })
})

test('R-API-008 null, undefined, empty text and empty lists are left out', () => {
  expect(worthSending({ a: null, b: '', c: [], d: undefined, e: 1 })).toEqual({ e: 1 })
})

test('R-API-009 zero and false are sent', () => {
  const method = gatewayMethod({
    method: 'getThing',
    sport: 'football',
    input: shape({ a: int(), b: flag, c: optional(text()) }),
    output: none,
  })
  expect(gatewayBody(method, { a: 0, b: false })).toBe('{"apiName":"getThing","a":0,"b":false}')
})
