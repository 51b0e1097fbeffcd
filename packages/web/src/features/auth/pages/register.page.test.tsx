import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isLoggedIn } from '#kit/session.ts'
import { inTab, storageKeys } from '#kit/storage.ts'
import { keyAnswer } from '#test/a-password-key.ts'
import { answer, refusal, type Answer } from '#test/answers.ts'
import { showPage } from '#test/show.tsx'

const welcome = { token: '1|se1', memberId: 'm1', signKey: 'k' }
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function fillIn(answers: Answer[], password = 'x7!kq2mz') {
  const { key } = await keyAnswer()
  const page = await showPage('RegisterPage', {}, [key, ...answers])
  write('手机号', '13700000001')
  write('验证码', '246810')
  write('新密码', password)
  fireEvent.click(screen.getByRole('checkbox'))
  press('注册')
  return page
}

test('R-AUTH-010 R-AUTH-025 R-AUTH-034 a new member is made with a sealed password and the share that led here', async () => {
  inTab.write(storageKeys.shareId, 'sh-6')
  const page = await fillIn([answer(authEndpoints.register, welcome)])
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  const [sent] = page.network.asked(authEndpoints.register)
  expect(sent).toMatchObject({ phone: '13700000001', code: '246810', shareId: 'sh-6' })
  expect(sent?.passwordCipher).not.toContain('x7!kq2mz')
  inTab.drop(storageKeys.shareId)
})

test.each([
  ['short', '密码为 8 到 64 位'],
  ['12345678', '这个密码太常见，请换一个'],
])('R-AUTH-032 the password %s is stopped at its field', async (password, text) => {
  const page = await fillIn([], password)
  expect(screen.getByText(text)).toBeDefined()
  expect(page.network.asked(authEndpoints.register)).toEqual([])
})

test.each([
  ['register.taken', '该手机号已注册，请直接登录', '手机号'],
  ['code.wrong', '验证码不正确', '验证码'],
  ['password.common', '这个密码太常见，请换一个', '新密码'],
] as const)('%s is said at its field', async (code, text, label) => {
  await fillIn([refusal(authEndpoints.register, code, { text })])
  const said = await screen.findByText(text)
  expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(said.id)
})

test('R-AUTH-025 its codes are asked for registration', async () => {
  const page = await showPage('RegisterPage', {}, [
    answer(codeEndpoints.sendRegisterCode, { waitSeconds: 60 }),
  ])
  write('手机号', '13700000001')
  press('获取验证码')
  expect(await screen.findByRole('button', { name: '60 秒' })).toBeDefined()
  expect(page.network.asked(codeEndpoints.sendRegisterCode)).toEqual([
    { phone: '13700000001', purpose: 'register' },
  ])
})
