import { useState } from 'react'
import { goBack } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useNote, useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { CodeLogin } from '#features/auth/parts/code-login.tsx'
import { HostLogin } from '#features/auth/parts/host-login.tsx'
import { PasswordLogin } from '#features/auth/parts/password-login.tsx'
import { useReturn } from '#features/auth/use-return.ts'

/** Two ways in, with the same number: a code, or a password. Inside another app, its own login comes first. */
export function Page() {
  const { way } = useScreenParams('LoginPage')
  const note = useNote()
  const [byPassword, setByPassword] = useState(way === 'password')
  const [phone, setPhone] = useState('')
  const { login } = useHost().profile
  const [own, setOwn] = useState(login === 'own' || login === 'sports')
  useReturn()
  if (!own) return <HostLogin way={login} onOwn={() => setOwn(true)} />
  const change = () => {
    setByPassword(!byPassword)
    note({ way: byPassword ? 'code' : 'password' })
  }
  const Way = byPassword ? PasswordLogin : CodeLogin
  const header = (
    <NavBar
      closing
      onBack={goBack}
      right={
        <Button look="ghost" size="s" onClick={change}>
          {byPassword ? '验证码登录' : '密码登录'}
        </Button>
      }
    />
  )
  return <Way header={header} phone={phone} onPhone={setPhone} />
}
