import { expect, test } from 'vitest'
import { endpoint, planned } from '#kit/endpoint.ts'
import { gatewayMethod, plannedMethod } from '#kit/gateway.ts'
import { commonRefusals, refusal } from '#kit/refusal.ts'
import { coins, id, type Cents } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'
import { none, shape } from '#kit/shapes.ts'

const short = refusal('wallet.not.enough', '余额不足', shape({ required: coins }))

test('a refusal carries its text and encodes its data', () => {
  const own = short['wallet.not.enough']
  expect(own.text).toBe('余额不足')
  expect(own.data.encode({ required: 3040 as Cents })).toEqual({ required: 30.4 })
})

test('a refusal without data carries none', () => {
  expect(refusal('plan.gone', '方案已下架')['plan.gone'].data).toBe(none)
})

test('rows answer the refusals they spread', () => {
  const row = endpoint({
    call: 'c.x',
    method: 'GET',
    path: '/api/x/{id}',
    effect: 'write',
    touches: [],
    input: shape({ id }),
    refusals: { ...short, ...refusal('gone', '已下架') },
  })
  expect(Object.keys(row.refusals)).toEqual(['wallet.not.enough', 'gone'])
  expect(row).toMatchObject({
    access: 'anyone',
    envelope: 'isSuccess',
    money: false,
    planned: false,
  })
})

test('planned rows keep what they were given and promise nothing', () => {
  const row = planned({ call: 'c.y', method: 'POST', path: '/y', effect: 'read', access: 'member' })
  expect(row).toMatchObject({ access: 'member', planned: true, refusals: {} })
  expect(row.output).toBe(none)
})

test('gateway methods are open or planned', () => {
  expect(plannedMethod({ method: 'gw.a', sport: 'both' })).toMatchObject({ planned: true })
  const open = gatewayMethod({ method: 'gw.b', sport: 'football', output: shape({ id }) })
  expect(open).toMatchObject({ planned: false, sport: 'football' })
})

test('a screen fills in what its row leaves out', () => {
  expect(screen({ path: '/a/:id' })).toEqual({
    path: '/a/:id',
    aliases: [],
    tab: false,
    access: 'anyone',
    params: {},
    planned: false,
  })
})

test('a code that means no login reads the same for everybody', () => {
  expect(commonRefusals.no_login.text).toBe('请先登录')
  expect(commonRefusals.no_token.text).toBe(commonRefusals.no_login_and_exit.text)
})
