import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { notices } from '#kit/notices.ts'
import { currentPlace } from '#kit/place.ts'
import { isLoggedIn } from '#kit/session.ts'
import { inTab, storageKeys } from '#kit/storage.ts'
import { answer, refusal } from '#test/answers.ts'
import { keyAnswer } from '#test/a-password-key.ts'
import { showPage } from '#test/show.tsx'

const welcome = { token: '1|se1', memberId: 'mei', signKey: 'k' }
const codeSent = answer(codeEndpoints.sendLoginCode, { waitSeconds: 60, demoCode: '246810' })
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const agree = () => fireEvent.click(screen.getByRole('checkbox'))

const byPassword = async (account: string, password: string) => {
  const { key, count } = await keyAnswer()
  const page = await showPage('LoginPage', { way: 'password' }, [key])
  write('手机号', account)
  write('密码', password)
  agree()
  return { ...page, keys: count }
}

test('the first way is the phone and a code; the other is one tap away and keeps the number', async () => {
  await showPage('LoginPage', {})
  expect(screen.getByRole('heading', { name: '手机号登录' })).toBeDefined()
  write('手机号', '13800000001')
  press('密码登录')
  expect(screen.getByRole('heading', { name: '密码登录' })).toBeDefined()
  expect((screen.getByLabelText('手机号') as HTMLInputElement).value).toBe('13800000001')
  expect(location.hash).toContain('way=password')
})

test('R-GUARD-001 R-AUTH-028 R-AUTH-034 phone and code sign in, and say whose link led here', async () => {
  inTab.write(storageKeys.shareId, 'sh-5')
  const page = await showPage('LoginPage', { way: 'code' }, [
    codeSent,
    answer(authEndpoints.loginWithCode, welcome),
  ])
  write('手机号', '138 0000 0001')
  press('获取验证码')
  expect(await screen.findByText('246810')).toBeDefined()
  expect(screen.getByText('演示')).toBeDefined()
  write('验证码', '246810')
  agree()
  press('登录')
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  expect(page.network.asked(codeEndpoints.sendLoginCode)).toEqual([
    { phone: '13800000001', purpose: 'loginOrRegister' },
  ])
  expect(page.network.asked(authEndpoints.loginWithCode)).toEqual([
    { phone: '13800000001', code: '246810', shareId: 'sh-5' },
  ])
  await waitFor(() => expect(currentPlace().path).toBe('/home'))
  inTab.drop(storageKeys.shareId)
})

test.each([
  ['code.wrong', '验证码不正确'],
  ['code.gone', '验证码已失效，请重新获取'],
] as const)('%s is said at the field and forgotten when it is changed', async (code, text) => {
  await showPage('LoginPage', { way: 'code' }, [
    refusal(authEndpoints.loginWithCode, code, { text }),
  ])
  write('手机号', '13800000001')
  write('验证码', '111111')
  agree()
  press('登录')
  expect(await screen.findByText(text)).toBeDefined()
  write('验证码', '111112')
  expect(screen.queryByText(text)).toBeNull()
})

test('nobody is signed in without agreeing', async () => {
  const toast = vi.spyOn(notices, 'toast').mockImplementation(() => {})
  const page = await showPage('LoginPage', { way: 'code' })
  write('手机号', '13800000001')
  write('验证码', '111111')
  press('登录')
  await waitFor(() => expect(toast).toHaveBeenCalledWith('请先阅读并同意用户协议和隐私政策'))
  expect(page.network.count()).toBe(0)
})

test.each([
  ['', 'linmen2026', '请输入手机号'],
  ['123', 'linmen2026', '手机号格式错误'],
  ['13800000001', '', '请输入密码'],
])(
  'account "%s" with password "%s" is stopped at the field: %s',
  async (account, password, text) => {
    const { network } = await byPassword(account, password)
    press('登录')
    expect(screen.getByText(text)).toBeDefined()
    expect(network.asked(authEndpoints.loginWithPassword)).toEqual([])
  },
)

test('R-AUTH-010 the password never travels as text, and the member is logged in', async () => {
  const { network } = await byPassword('138 0000 0001', 'linmen2026')
  network.now(answer(authEndpoints.loginWithPassword, welcome))
  press('登录')
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  const [sent] = network.asked(authEndpoints.loginWithPassword)
  expect(sent?.account).toBe('13800000001')
  expect(sent?.passwordCipher).not.toContain('linmen2026')
})

test('a wrong password is said at the field and forgotten when it is changed', async () => {
  const { network } = await byPassword('13800000001', 'linmen2025')
  network.now(refusal(authEndpoints.loginWithPassword, 'login.wrong', { text: '账号或密码不正确' }))
  press('登录')
  expect(await screen.findByText('账号或密码不正确')).toBeDefined()
  write('密码', 'linmen2026')
  expect(screen.queryByText('账号或密码不正确')).toBeNull()
})

test('a page that stood open too long fetches a new key and tries once more', async () => {
  const { network, keys } = await byPassword('13800000001', 'linmen2026')
  let tries = 0
  network.now({
    row: authEndpoints.loginWithPassword,
    reply: async (input) =>
      (tries += 1) === 1
        ? refusal(authEndpoints.loginWithPassword, 'login.stale').reply(input)
        : answer(authEndpoints.loginWithPassword, welcome).reply(input),
  })
  press('登录')
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  expect(keys()).toBe(2)
})

test('who has no password or lost it finds the way', async () => {
  await byPassword('', '')
  const href = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).hash
  expect(href('注册账号')).toContain('#/register')
  expect(href('忘记密码')).toContain('#/retrieve')
})
