import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import { withdrawal, withdrawalDesk } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { movement } from '@linmen/contract/wallet/wallet.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { answer, refusal } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

beforeEach(() => keepLogin({ token: '1|s' }))

const desk = sampleOf(withdrawalDesk, {
  cash: cents(8450),
  least: cents(1000),
  most: cents(5_000_000),
  leftToday: 3,
  realName: '*明',
  phone: '138****0001',
  banks: [{ id: 'ICBC', name: '中国工商银行' }],
  provinces: [{ id: '44', name: '广东省' }],
  ways: [{ id: 'ww1', kind: 'bank', name: '中国工商银行', tail: '3446' }],
})
const { last: _none, ...free } = desk
const shown = (rest: object = {}) => [answer(withdrawalEndpoints.listBanks, { ...free, ...rest })]

test('cash goes to a saved way with its code, and the page of it opens', async () => {
  const done = sampleOf(withdrawal, { id: 'wd1', state: 'review', steps: [] })
  const { network } = await showPage('DrawMoneyPage', {}, [
    ...shown(),
    answer(withdrawalEndpoints.withdraw, done),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '全部' }))
  fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '提现 84.5 元' }))
  await waitFor(() => expect(currentPlace().path).toBe('/userDrawMoneyDetail/wd1'))
  expect(network.asked(withdrawalEndpoints.withdraw)).toEqual([
    { amount: 8450, code: '123456', wayId: 'ww1' },
  ])
})

test.each([
  [
    'a new card',
    '添加收款方式',
    {
      ...{ bankCode: 'ICBC', bank: '中国工商银行', bankCard: '6222020200112233446' },
      ...{ province: '广东省', city: '深圳市', partBank: '深圳分行', drawMoneyType: 1 },
    },
  ],
  ['a way that was kept', '中国工商银行', { drawMoneyWayId: 'ww1' }],
])('R-WALLET-002 the withdrawal to %s travels in its words', async (_to, way, payee) => {
  const { network } = await showPage('DrawMoneyPage', {}, [
    ...shown(),
    answer(withdrawalEndpoints.listCities, { items: [{ id: '4403', name: '深圳市' }] }),
    answer(withdrawalEndpoints.listBranches, { items: [{ id: '1', name: '深圳分行' }] }),
    answer(withdrawalEndpoints.withdraw, sampleOf(withdrawal, { id: 'wd1', steps: [] })),
  ])
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${way}`) }))
  if ('bankCard' in payee) await writeCard(payee.bankCard)
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '提现 84.5 元' }))
  await waitFor(() => expect(currentPlace().path).toBe('/userDrawMoneyDetail/wd1'))
  const { path } = withdrawalEndpoints.withdraw
  const { body } = network.sent().find(({ url }) => url.pathname === path)!
  expect(JSON.parse(body)).toEqual({ ...payee, amount: 84.5, code: '123456' })
})

/** Writes down a card of a bank in Shenzhen. */
async function writeCard(number: string) {
  fireEvent.change(screen.getByRole('textbox', { name: '银行卡号' }), { target: { value: number } })
  for (const [label, value] of [
    ['开户银行', 'ICBC'],
    ['省份', '44'],
    ['城市', '4403'],
    ['选择支行', '1'],
  ] as const) {
    const choice = await screen.findByRole('combobox', { name: label })
    await waitFor(() => expect(choice).toHaveProperty('disabled', false))
    fireEvent.change(choice, { target: { value } })
  }
}

test('all of it is never more than one withdrawal may be', async () => {
  await showPage('DrawMoneyPage', {}, shown({ cash: cents(123_456_700) }))
  fireEvent.click(await screen.findByRole('button', { name: '全部' }))
  expect(screen.getByRole('button', { name: '提现 50000 元' })).toBeDefined()
})

test.each([
  ['withdraw.not_enough', '可提现金额不足', { cash: cents(100) }],
  ['code.wrong', '验证码不正确', {}],
] as const)('%s is said beside its field', async (code, text, data) => {
  await showPage('DrawMoneyPage', {}, [
    ...shown(),
    refusal(withdrawalEndpoints.withdraw, code, { text, data }),
  ])
  fireEvent.change(await screen.findByRole('textbox', { name: '提现金额' }), {
    target: { value: '50' },
  })
  fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: /^提现/ }))
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test('an account that was left out is asked for before a code is', async () => {
  const { network } = await showPage('DrawMoneyPage', {}, shown({ ways: [] }))
  fireEvent.click(await screen.findByRole('radio', { name: '支付宝' }))
  fireEvent.click(screen.getByRole('button', { name: '全部' }))
  fireEvent.click(screen.getByRole('button', { name: '提现 84.5 元' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请填写正确的收款账号')
  expect(network.asked(withdrawalEndpoints.withdrawToAlipay)).toEqual([])
})

test('who has not shown who they are is sent there first', async () => {
  const { realName: _name, ...unknown } = free
  await showPage('DrawMoneyPage', {}, [answer(withdrawalEndpoints.listBanks, unknown)])
  expect(await screen.findByRole('heading', { name: '提现前先完成实名认证' })).toBeDefined()
})

test('while one is on its way the button says so, with the steps above it', async () => {
  const last = sampleOf(withdrawal, {
    id: 'wd1',
    state: 'submitted',
    amount: cents(8000),
    steps: [{ name: '渠道处理中', state: 'now' }],
  })
  await showPage('DrawMoneyPage', {}, shown({ last }))
  expect(await screen.findByRole('button', { name: '上一笔处理中' })).toHaveProperty(
    'disabled',
    true,
  )
  expect(screen.getByText('渠道处理中')).toBeDefined()
})

test('a rejected withdrawal says why and where the money is', async () => {
  const rejected = sampleOf(withdrawal, {
    id: 'wd1',
    state: 'rejected',
    amount: cents(8000),
    steps: [{ name: '审核未通过', state: 'failed', note: '姓名不符' }],
    cancellable: false,
  })
  await showPage('DrawDetailPage', { id: 'wd1' }, [
    answer(withdrawalEndpoints.lookWithdrawal, rejected),
  ])
  expect(await screen.findByText('姓名不符')).toBeDefined()
})

const balance = answer(walletEndpoints.balance, {
  ...{ coins: cents(0), gifts: cents(0), cash: cents(8450) },
})
const moved = sampleOf(movement, { about: '红星', amount: cents(8000), parts: [] })

test('the receipt of a withdrawal says why it came back, and leads to how far one is', async () => {
  const away = { ...moved, kind: 'withdrawing', title: '提现', ref: 'wd1' } as const
  const back = { ...moved, kind: 'returned', title: '提现退回', reason: '户名不符' } as const
  await showPage('MoneyDetailPage', {}, [
    balance,
    answer(walletEndpoints.listCash, {
      items: [
        { ...away, id: 'jn2' },
        { ...back, id: 'jn3' },
      ],
      hasNext: false,
    }),
  ])
  fireEvent.click(await screen.findByRole('button', { name: /^提现 ?红星/ }))
  const way = await screen.findByRole('link', { name: '查看进度', hidden: true })
  expect(way.getAttribute('href')).toBe('#/userDrawMoneyDetail/wd1')
  fireEvent.click(screen.getByRole('button', { name: /^提现退回/, hidden: true }))
  expect((await screen.findByText('户名不符')).parentElement?.textContent).toBe('原因户名不符')
})
