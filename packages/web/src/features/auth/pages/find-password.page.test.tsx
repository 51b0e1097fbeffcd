import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyAnswer } from '#test/a-password-key.ts'
import { answer, refusal } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function toSecondStep() {
  const { key } = await keyAnswer()
  const page = await showPage('FindPasswordPage', {}, [
    key,
    answer(codeEndpoints.sendRetrieveCode, { waitSeconds: 60 }),
    answer(authEndpoints.checkRetrieveCode, { ticket: 't-1' }),
    answer(authEndpoints.resetPassword, {}),
  ])
  write('手机号', '13800000001')
  write('验证码', '246810')
  press('下一步')
  await screen.findByRole('heading', { name: '设置新密码' })
  return page
}

test('R-AUTH-029 the code is changed for a ticket, and the ticket for a new password', async () => {
  const page = await toSecondStep()
  write('新密码', 'x7!kq2mz')
  press('重置密码')
  await waitFor(() => expect(location.hash).toContain('#/login?'))
  expect(page.network.asked(authEndpoints.checkRetrieveCode)).toEqual([
    { phone: '13800000001', account: '13800000001', code: '246810' },
  ])
  const [sent] = page.network.asked(authEndpoints.resetPassword)
  expect(sent).toMatchObject({ phone: '13800000001', ticket: 't-1' })
  expect(sent?.passwordCipher).not.toContain('x7!kq2mz')
})

test('a ticket that is over leads back to the phone', async () => {
  const page = await toSecondStep()
  page.network.now(
    refusal(authEndpoints.resetPassword, 'ticket.gone', { text: '验证已过期，请重新获取验证码' }),
  )
  write('新密码', 'x7!kq2mz')
  press('重置密码')
  const phone = await screen.findByLabelText<HTMLInputElement>('手机号')
  expect(phone.value).toBe('13800000001')
})

test('a wrong code stays on the first step', async () => {
  await showPage('FindPasswordPage', {}, [
    refusal(authEndpoints.checkRetrieveCode, 'code.wrong', { text: '验证码不正确' }),
  ])
  write('手机号', '13800000001')
  write('验证码', '000000')
  press('下一步')
  expect(await screen.findByText('验证码不正确')).toBeDefined()
})
