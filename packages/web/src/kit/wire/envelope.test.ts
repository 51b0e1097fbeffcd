import { endpoint, id, int, refusal, shape } from '@linmen/contract'
import { describe, expect, test } from 'vitest'
import { openEnvelope } from './envelope.ts'
import { Fault, Outage, Refused } from '#kit/failure.ts'

const row = (facts: object = {}) =>
  endpoint({
    call: 'c.x',
    method: 'GET',
    path: '/x',
    effect: 'read',
    output: shape({ total: int() }),
    refusals: refusal('coin.short', '余额不足', shape({ planId: id })),
    ...facts,
  })

const failure = (body: unknown, status = 200, facts: object = {}): unknown => {
  try {
    return openEnvelope(row(facts), { status, body })
  } catch (error) {
    return error
  }
}

describe('success is read from the field the row names', () => {
  test.each([
    ['isSuccess', { isSuccess: true, total: 3 }],
    ['success', { success: true, total: 3 }],
    ['code', { code: 1, total: 3 }],
  ])('R-API-006 R-API-007 %s', (envelope, body) => {
    expect(openEnvelope(row({ envelope }), { status: 200, body })).toEqual({ total: 3 })
  })

  test.each([
    ['isSuccess', { isSuccess: false, code: 1, errorCode: 'no_data' }],
    ['success', { isSuccess: true, errorCode: 'no_data' }],
    ['code', { code: 0, isSuccess: true, errorCode: 'no_data' }],
  ])('and from nowhere else: %s', (envelope, body) => {
    expect(failure(body, 200, { envelope })).toBeInstanceOf(Refused)
  })
})

test('a refusal carries its code, its data and the text of the server', () => {
  const body = { isSuccess: false, errorCode: 'coin.short', errorMsg: '不够', planId: 7 }
  expect(failure(body)).toMatchObject({ code: 'coin.short', data: { planId: '7' }, text: '不够' })
})

test('a refusal without a text has the text of the contract', () => {
  const body = { isSuccess: false, errorCode: 'coin.short', planId: 7 }
  expect(failure(body)).toMatchObject({ text: '余额不足' })
})

test.each([
  ['a code that neither the row nor every call has', { errorCode: 'zzz' }],
  ['a refusal without the data it promises', { errorCode: 'coin.short' }],
])('%s breaks the agreement: a fault in the words of the server', (_name, fields) => {
  const broken = failure({ isSuccess: false, errorMsg: '说明', ...fields })
  expect(broken).toBeInstanceOf(Fault)
  expect(broken).toMatchObject({ text: '说明' })
})

test('R-ERROR-012 an unknown refusal without a text is a system exception', () => {
  expect(failure({ isSuccess: false, errorCode: 'zzz' })).toMatchObject({ text: '系统异常' })
})

test.each([
  [{ isSuccess: false }, true],
  [{ isSuccess: false, msg: '余额冻结中' }, false],
  [{ isSuccess: false, errorCode: 'zzz' }, true],
  [{ isSuccess: false, errorCode: 'zzz', msg: '余额冻结中' }, false],
  [{ isSuccess: false, errorCode: 'coin.short', planId: 7 }, false],
])('a failure knows whether somebody said why: %j', (body, unspoken) => {
  expect(failure(body)).toMatchObject({ unspoken })
})

test.each([500, 503, 408, 504, -1, 0])('R-ERROR-001 status %i is an outage', (status) => {
  expect(failure({ isSuccess: true, total: 1 }, status)).toBeInstanceOf(Outage)
})

test('R-ERROR-001 status 404 is an answer', () => {
  expect(failure({ errorCode: 'unknown_api', msg: '没有这个接口' }, 404)).toMatchObject({
    code: 'unknown_api',
  })
})

test.each([['text'], [null], [[]], [{}], [{ isSuccess: false }], [7]])(
  'R-ERROR-002 the body %j is a fault',
  (body) => {
    expect(failure(body)).toBeInstanceOf(Fault)
    expect(failure(body)).toMatchObject({ code: 'system_error', text: '系统异常,请稍后再试' })
  },
)

test('R-ERROR-004 a success flagged no_login_and_exit is no success', () => {
  const body = { isSuccess: true, errorCode: 'no_login_and_exit', total: 1 }
  expect(failure(body)).toMatchObject({ code: 'no_login_and_exit' })
})

test('an answer of another form than promised is a fault', () => {
  expect(failure({ isSuccess: true, total: 'many' })).toBeInstanceOf(Fault)
})
