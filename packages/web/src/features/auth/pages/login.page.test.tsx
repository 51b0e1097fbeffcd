import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, isLoggedIn } from '#kit/session.ts'
import { Page } from './login.page.tsx'

const refusal = (errorCode: string, errorMsg: string) => ({
  isSuccess: false,
  code: 0,
  errorCode,
  errorMsg,
  msg: errorMsg,
})
const welcome = { isSuccess: true, code: 1, token: '1|se1', memberId: 'mei', signKey: 'k' }

let keys = 0
let sent: { account: string; password: string }[] = []
let answers: object[] = []

beforeEach(async () => {
  keys = 0
  sent = []
  const publicKey = await freshPublicKey()
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/api/app/const/config')) {
      keys += 1
      const rsa = { kid: 'k1', publicKey, nonce: `n${keys}` }
      return Response.json({ isSuccess: true, code: 1, promotion: false, rsa })
    }
    sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number])
    return Response.json(answers.shift())
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetLogin()
})

const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: '登录' }))

function fillIn(account: string, password: string) {
  render(<Page />)
  write('手机号', account)
  write('密码', password)
  fireEvent.click(screen.getByRole('checkbox'))
}

test.each([
  ['', 'linmen2026', '请输入手机号'],
  ['123', 'linmen2026', '手机号格式错误'],
  ['13800000001', '', '请输入密码'],
])('account "%s" with password "%s" is stopped at the field: %s', (account, password, text) => {
  fillIn(account, password)
  submit()
  expect(screen.getByText(text)).toBeDefined()
  expect(sent).toEqual([])
})

test('R-AUTH-010 the password never travels as text, and the member is logged in', async () => {
  answers = [welcome]
  fillIn('138 0000 0001', 'linmen2026')
  submit()
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  expect(sent[0]?.account).toBe('13800000001')
  expect(sent[0]?.password).not.toContain('linmen2026')
})

test('a wrong password is said at the field and forgotten when it is changed', async () => {
  answers = [refusal('login.wrong', '账号或密码不正确')]
  fillIn('13800000001', 'linmen2025')
  submit()
  expect(await screen.findByText('账号或密码不正确')).toBeDefined()
  write('密码', 'linmen2026')
  expect(screen.queryByText('账号或密码不正确')).toBeNull()
})

test('a page that stood open too long fetches a new key and tries once more', async () => {
  answers = [refusal('login.stale', '页面停留过久，请再试一次'), welcome]
  fillIn('13800000001', 'linmen2026')
  submit()
  await waitFor(() => expect(isLoggedIn()).toBe(true))
  expect(keys).toBe(2)
})

async function freshPublicKey(): Promise<string> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['encrypt', 'decrypt'],
  )
  const der = await crypto.subtle.exportKey('spki', pair.publicKey)
  return btoa(String.fromCharCode(...new Uint8Array(der)))
}
