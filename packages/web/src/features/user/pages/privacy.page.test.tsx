import { privacyEndpoints } from '@linmen/contract/privacy/privacy.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { cents } from '@linmen/domain/money/cents.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { serverNowMs } from '#kit/clock.ts'
import { notices } from '#kit/notices.ts'
import { keepLogin } from '#kit/session.ts'
import { aMember } from '#test/a-member.ts'
import { answer, refusal } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const me = answer(userEndpoints.me, { ...aMember, telephone: '138****0001' })
const look = (obstacles: ('plan' | 'withdrawal')[]) =>
  answer(privacyEndpoints.look, {
    coins: cents(6200),
    cash: cents(0),
    coupons: 3,
    obstacles,
  })

beforeEach(() => keepLogin({ token: '1|se1', memberId: 'm1', signKey: 'k' }))

test('the file is prepared by a tap and lies at an address of its own', async () => {
  const address = '/media/own-data/1.a'
  await showPage('PrivacyPage', {}, [
    answer(privacyEndpoints.export, { address, endsAtMs: serverNowMs() + 600_000 }),
  ])
  fireEvent.click(screen.getByRole('button', { name: '导出我的数据' }))
  const link = await screen.findByRole('link', { name: '下载数据文件' })
  expect(link.getAttribute('href')).toBe(address)
})

test('who has not shown themselves lately shows their phone first', async () => {
  await showPage('PrivacyPage', {}, [
    me,
    refusal(privacyEndpoints.export, 'prove_again'),
    answer(accountEndpoints.checkPhone, {}),
  ])
  fireEvent.click(screen.getByRole('button', { name: '导出我的数据' }))
  expect(await screen.findByText(/导出的文件含有个人信息/)).toBeDefined()
})

test('what is given up is said, and what stands in the way leaves no way on', async () => {
  await showPage('AccountDeletionPage', {}, [me, look(['withdrawal', 'plan'])])
  expect(await screen.findByText(/放弃 62\.00 金币/)).toBeDefined()
  expect(screen.getByText('有提现正在处理，到账或退回后才能注销')).toBeDefined()
  expect(screen.getByText('有已发布的内容还没有赛果，结算后才能注销')).toBeDefined()
  expect(screen.queryByRole('button', { name: '继续注销' })).toBeNull()
})

test('nothing is deleted before a code was typed and the last question answered', async () => {
  const ask = vi.spyOn(notices, 'confirm').mockResolvedValueOnce(false).mockResolvedValue(true)
  onTestFinished(() => ask.mockRestore())
  const page = await showPage('AccountDeletionPage', {}, [
    me,
    look([]),
    answer(privacyEndpoints.remove, {}),
  ])
  fireEvent.click(await screen.findByRole('button', { name: '继续注销' }))
  await screen.findByText(/138\*{4}0001/)
  fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
  expect(await screen.findByText('请输入验证码')).toBeDefined()
  fireEvent.change(screen.getByLabelText(/验证码/), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(page.network.asked(privacyEndpoints.remove)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '注销账号' }))
  await waitFor(() =>
    expect(page.network.asked(privacyEndpoints.remove)).toEqual([{ code: '123456' }]),
  )
})
