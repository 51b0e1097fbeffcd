import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { call } from '@linmen/web/src/kit/call.ts'
import { encryptPassword } from '@linmen/web/src/kit/crypto/password-cipher.ts'
import { keepLogin } from '@linmen/web/src/kit/login-state.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { failureText } from '#kit/ask.ts'
import { Door } from './door.tsx'

interface Written {
  readonly account: string
  readonly password: string
}

/** The same login as in the app; the second factor comes after it. */
export function Login() {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const enter = async ({ account, password }: Written) => {
    setBusy(true)
    setProblem(null)
    try {
      const { rsa } = await call(statsEndpoints.config, {})
      const passwordCipher = await encryptPassword(rsa, password)
      const { token, signKey, memberId } = await call(authEndpoints.loginWithPassword, {
        account: account.trim(),
        passwordCipher,
      })
      keepLogin({ token, memberId, ...(signKey !== undefined && { signKey }) })
    } catch (error) {
      setProblem(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Door title="登录运营台">
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <Form<Written> layout="vertical" onFinish={enter} requiredMark={false}>
        <Form.Item
          name="account"
          label="手机号"
          rules={[{ required: true, message: '请填写手机号' }]}
        >
          <Input autoComplete="username" inputMode="tel" />
        </Form.Item>
        <Form.Item name="password" label="密码" rules={[{ required: true, message: '请填写密码' }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={busy}>
          登录
        </Button>
      </Form>
    </Door>
  )
}
