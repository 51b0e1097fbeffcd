import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#test/client.ts'
import { startApp, type TestApp } from '#test/harness.ts'
import { addCode } from './coupon-code.repo.ts'
import { cents } from '@linmen/domain/money/cents.ts'

const DAY_MS = 86_400_000
let app: TestApp
let mei: Client
beforeAll(async () => {
  app = await startApp()
  mei = app.as('mei')
})
afterAll(() => app.close())

const make = (code: string, rest: { uses?: number; endsInMs?: number } = {}) =>
  app.db.transaction((tx) =>
    addCode(tx, {
      code,
      name: '方案满减券',
      category: 'plan',
      days: 7,
      worth: cents(800),
      threshold: cents(3000),
      uses_left: rest.uses ?? 10,
      ends_at_ms: app.clock.nowMs() + (rest.endsInMs ?? DAY_MS),
      created_at_ms: app.clock.nowMs(),
    }),
  )
const redeem = async (client: Client, code: string) => {
  const answer = await client.call(couponEndpoints.redeem, { code })
  return answer.ok ? answer.output.name : answer.code
}
const held = async (client: Client) => {
  const answer = await client.call(couponEndpoints.listByType, {})
  return answer.ok ? answer.output.list.filter(({ name }) => name === '方案满减券') : []
}

test('a code becomes a coupon of whoever types it, however they write it, for as long as it says', async () => {
  await make('LINMEN8')
  expect(await redeem(mei, ' linmen-8 ')).toBe('方案满减券')
  expect(await held(mei)).toMatchObject([
    { worth: 800, threshold: 3000, category: 'plan', validToMs: app.clock.nowMs() + 7 * DAY_MS },
  ])
})

test('nobody redeems a code twice, and others still can', async () => {
  expect(await redeem(mei, 'LINMEN8')).toBe('coupon.code_used')
  expect(await held(mei)).toHaveLength(1)
  expect(await redeem(app.as('wei'), 'LINMEN8')).toBe('方案满减券')
})

test('the last use of a code is given once, whoever comes at the same moment', async () => {
  await make('LASTONE', { uses: 1 })
  const answers = await Promise.all(
    (['mei', 'wei', 'lao'] as const).map((person) => redeem(app.as(person), 'LASTONE')),
  )
  expect(answers.toSorted()).toEqual(['coupon.code_spent', 'coupon.code_spent', '方案满减券'])
})

test('a code that is over and one that never was are told alike', async () => {
  await make('OVERNOW', { endsInMs: 0 })
  expect(await redeem(mei, 'OVERNOW')).toBe('coupon.code_unknown')
  expect(await redeem(mei, 'NEVERWAS')).toBe('coupon.code_unknown')
})

test('an operator makes a code; the same one twice, a bad one and one that is over are refused', async () => {
  const lao = app.as('lao')
  const terms = {
    code: 'desk2026',
    name: '通用满减券',
    category: 'general',
    worth: 500,
    threshold: 2000,
    ...{ days: 30, uses: 3, endsAtMs: app.clock.nowMs() + DAY_MS, reason: '活动' },
  } as const
  const ask = async (more: object = {}) => {
    const answer = await lao.call(actEndpoints.makeCouponCode, { ...terms, ...more })
    return answer.ok ? 'made' : answer.code
  }
  expect(await ask()).toBe('made')
  expect(await ask()).toBe('console.code_taken')
  expect(await ask({ code: '兑换码一二' })).toBe('console.code_form')
  expect(await ask({ code: 'DESK2027', endsAtMs: app.clock.nowMs() })).toBe('console.bad_times')
  expect(await redeem(app.as('wei'), 'DESK2026')).toBe('通用满减券')
})

test('who tries codes is stopped before finding one', async () => {
  const answers: string[] = []
  for (let at = 0; at < 12; at += 1) answers.push(await redeem(app.as('lao'), `GUESS${at}`))
  expect(answers[0]).toBe('coupon.code_unknown')
  expect(answers.at(-1)).toBe('too_many_requests')
})
