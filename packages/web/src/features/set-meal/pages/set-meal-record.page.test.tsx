import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { setMeal, type SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { answer, outage } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const look = { title: '红星 vs 蓝月', planId: 'pl1', atMs: Date.UTC(2026, 10, 17, 4) }
const bought = (name: string, rest: Partial<SetMeal>, used: number) =>
  sampleOf(setMeal, {
    id: 'k1',
    name,
    looks: 3,
    copy: { used, endsAtMs: Date.UTC(2026, 11, 6), boughtAtMs: 0, looked: used > 0 ? [look] : [] },
    ...rest,
  })

beforeEach(() => keepLogin({ token: '1|s' }))

const show = (items: SetMeal[]) =>
  showPage('SetMealRecord', {}, [answer(setMealEndpoints.list, { items, hasNext: false })])
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test.each([
  ['R-SETMEAL-015', 'unused', '未使用', 0, '还可看 3 次'],
  ['R-SETMEAL-016', 'running', '使用中', 1, '还可看 2 次'],
  ['R-SETMEAL-017', 'finished', '已用完', 3, '还可看 0 次'],
  ['over before it was used up', 'finished', '已用完', 1, '剩 2 次已作废'],
] as const)('%s a copy that is %s says %s', async (_rule, usage, label, used, left) => {
  await show([bought('通用', { usage }, used)])
  expect((await card('通用')).getByText(label)).toBeDefined()
  expect((await card('通用')).getByText(new RegExp(left))).toBeDefined()
})

test('what a look opened is named, with its moment and the way back to it', async () => {
  const { network } = await show([bought('通用', { usage: 'running' }, 1)])
  const link = (await card('通用')).getByRole('link', { name: /红星 vs 蓝月/ })
  expect(link.getAttribute('href')).toBe('#/plan-detail/pl1')
  expect(link.textContent).toContain('11-17 12:00')
  expect(network.asked(setMealEndpoints.list)[0]).toMatchObject({ scope: 'jingcai', mine: true })
})

test('who has bought none finds the way to them', async () => {
  await show([])
  expect(await screen.findByRole('heading', { name: '还没有买过套餐' })).toBeDefined()
  const shop = screen.getByRole('link', { name: '去看套餐' })
  expect(shop.getAttribute('href')).toBe('#/set-meal-list?scope=1')
})

test('records that cannot be read say so in their place', async () => {
  await showPage('SetMealRecord', {}, [outage(setMealEndpoints.list)])
  expect((await screen.findByRole('alert')).textContent).toContain('网络异常,请稍后再试')
})
