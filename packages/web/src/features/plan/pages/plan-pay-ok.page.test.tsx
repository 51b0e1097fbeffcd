import { payEndpoints } from '@linmen/contract/pay/pay.endpoints.ts'
import { planEndpoints } from '@linmen/contract/plan/plan.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { go } from '#kit/go.ts'
import { answer, outage, type Answer, type Out } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

vi.mock('#kit/go.ts', async (original) => ({
  ...(await original<typeof import('#kit/go.ts')>()),
  go: vi.fn(),
}))
afterEach(() => vi.clearAllMocks())

const { look } = planEndpoints
const { checkComplete } = payEndpoints

const least = sampleOf(look.output)
const plan = {
  ...least,
  id: 'pl1',
  planNo: 'no1',
  match: { ...least.match, home: '红星', away: '蓝月' },
  expert: { ...least.expert, name: '老周谈球' },
}
const order = (more: Partial<Out<typeof checkComplete>>) =>
  answer(checkComplete, sampleOf(checkComplete.output, more))
const sums = { amount: cents(3000), saved: cents(800), balance: cents(9600) }
const paid = order({ status: 'paid', ...sums })
const unpaid = order({ status: 'unpaid' })

const show = (id: string | undefined, asked: Answer, body?: string) =>
  showPage('PlanDetailPayOkPage', id === undefined ? {} : { id }, [
    answer(look, { ...plan, ...(body !== undefined && { body }) }),
    asked,
  ])
const bought = () => screen.findByText('购买成功,祝您好运')

test('R-PLAN-004 a bought plan is announced, and takes the place of this page', async () => {
  await show('pl1', paid, '正文')
  expect(await bought()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看方案' }))
  expect(go).toHaveBeenCalledWith('PlanDetailPage', { id: 'pl1' }, { replace: true })
})

test('what was bought, paid, saved and left comes from the server, not from the address', async () => {
  await show('pl1', paid, '正文')
  await bought()
  for (const text of ['红星 vs 蓝月', '老周谈球', '30 金币', '8 金币', '96.00 金币'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/0\.01/)).toBeNull()
})

test('nothing saved is not mentioned', async () => {
  await show('pl1', order({ status: 'paid', ...sums, saved: cents(0) }), '正文')
  await bought()
  expect(screen.queryByText('已省')).toBeNull()
})

test('a plan that is open without an order shows no sums', async () => {
  await show('pl1', unpaid, '正文')
  await bought()
  expect(screen.queryByText('实付')).toBeNull()
})

test('T10 an address that claims a purchase does not make one', async () => {
  await show('pl1', unpaid)
  expect(await screen.findByText('很抱歉,本次支付未成功')).toBeTruthy()
  expect(screen.queryByText('购买成功,祝您好运')).toBeNull()
})

test.each([
  ['an address without a plan', undefined, paid],
  ['no answer', 'pl1', outage(checkComplete)],
])('T10 %s claims nothing either way', async (_name, id, asked) => {
  await show(id, asked)
  expect(await screen.findByText('支付确认中')).toBeTruthy()
})
