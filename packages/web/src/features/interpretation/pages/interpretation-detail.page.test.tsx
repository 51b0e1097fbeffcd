import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import {
  interpretationReceipt,
  type InterpretationDetail,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { setMealEndpoints } from '@linmen/contract/set-meal/set-meal.endpoints.ts'
import { perksLeft } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepLogin } from '#kit/login-state.ts'
import { currentPlace } from '#kit/place.ts'
import { aDetail } from '#test/an-interpretation.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { sampleOf } from '#test/sample.ts'
import { showPage } from '#test/show.tsx'

const rows = interpretationEndpoints
const none = { count: 0, spread: [0, 0, 0, 0, 0] }

const show = (of: InterpretationDetail, ...more: Answer[]) =>
  showPage('JieduDetailPage', { id: of.id }, [
    answer(rows.look, of),
    answer(rows.expertFollowState, { followed: false, fans: 0 }),
    answer(rows.rating, { own: none, expert: none }),
    answer(rows.listByExpert, { items: [] }),
    answer(rows.listTwoForOne, { pairs: [] }),
    answer(couponEndpoints.listByCategory, { list: [] }),
    answer(setMealEndpoints.count, sampleOf(perksLeft, { balance: cents(5000), cardPercent: 100 })),
    answer(rows.pay, sampleOf(interpretationReceipt, { amount: cents(2800) })),
    ...more,
  ])

test('the open part, what is behind the lock, and the price', async () => {
  await show(aDetail())
  expect(await screen.findByText('近五轮主队改打三中卫。')).toBeDefined()
  expect(screen.getByText('以下 1,280 字')).toBeDefined()
  expect(screen.getByText('客队两种应对')).toBeDefined()
  expect(screen.getByRole('button', { name: '解锁全文' })).toBeDefined()
})

test('R-JIEDU-004 the sheet pays with coins, and with both where two are sold together', async () => {
  keepLogin({ token: '1|s' })
  const pair = {
    ids: ['jd1', 'jd2'],
    titles: ['甲篇', '乙篇'],
    price: cents(2800),
    apart: cents(4600),
  }
  const paired = answer(rows.listTwoForOne, { pairs: [pair] })
  const { network } = await show(aDetail({ pairId: 'jd2' }), paired)
  fireEvent.click(await screen.findByRole('button', { name: '一起解锁 28 金币' }))
  const sheet = await screen.findByRole('dialog', { name: '两篇一起解锁', hidden: true })
  const pay = await within(sheet).findByRole('button', { name: /^支付 28/, hidden: true })
  await waitFor(() => expect(pay).toHaveProperty('disabled', false))
  fireEvent.click(pay)
  await waitFor(() => expect(network.asked(rows.pay)).toEqual([{ id: 'jd1', twoForOne: true }]))
  await waitFor(() => expect(currentPlace().path).toBe('/tjInterpretation/pay-ok'))
})

test('who unlocked it reads text and pick, and no button is left', async () => {
  const pick = { choice: 'home', odds: 1.85 } as const
  await show(aDetail({ owned: true, body: '## 应对\n右前卫回收。', pick }))
  expect(await screen.findByText('右前卫回收。')).toBeDefined()
  expect(screen.getByText('1.85')).toBeDefined()
  expect(screen.queryByRole('button', { name: '解锁全文' })).toBeNull()
})

test('what is free is unlocked for nothing by whoever is signed in', async () => {
  keepLogin({ token: '1|s' })
  const unlocked = answer(rows.unlockFree, { already: false })
  const { network } = await show(aDetail({ price: cents(0) }), unlocked)
  fireEvent.click(await screen.findByRole('button', { name: '免费解锁' }))
  await waitFor(() => expect(network.asked(rows.unlockFree)).toEqual([{ id: 'jd1' }]))
})

test('a match that has begun sells nothing any more', async () => {
  await show(aDetail({ state: 'closed' }))
  expect(await screen.findByText('比赛已开始，解读不再出售')).toBeDefined()
  expect(screen.queryByRole('button', { name: '解锁全文' })).toBeNull()
})

test('one that is gone says so and leads to the others', async () => {
  await show(aDetail(), refusal(rows.look, 'interpretation.not_found'))
  expect(await screen.findByText('解读不存在或已下架')).toBeDefined()
})
