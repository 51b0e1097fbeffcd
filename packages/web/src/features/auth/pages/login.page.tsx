import { MOBILE } from '@linmen/contract/kit/legacy-words.ts'
import { texts } from '@linmen/contract/texts.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { goBack, useScreenParams } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { takeBack } from '#kit/login-trip.ts'
import { navigation } from '#kit/navigation.ts'
import { useLoggedIn } from '#kit/session.ts'
import { useTitle } from '#kit/title.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/field/field.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { toast } from '#ui/toast/toast.tsx'
import { AgreementLink } from '#features/auth/parts/agreement-link.tsx'
import { privacyPolicy, userAgreement } from '#features/auth/parts/agreements.ts'
import { usePasswordLogin } from '#features/auth/use-password-login.ts'
import s from './login.module.css'

export function Page() {
  const { brand } = useHost()
  useTitle('登录')
  useReturn()
  return (
    <div className={s.page}>
      <NavBar closing onBack={goBack} />
      <div className={s.main}>
        <Logo height={34} name={brand.name} />
        <h1 className={s.title}>密码登录</h1>
        <p className={s.note}>购买方案、关注比赛需要登录</p>
        <LoginForm />
      </div>
    </div>
  )
}

function LoginForm() {
  const [account, setAccount] = useState('')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const { login, busy, wrong, forgetWrong } = usePasswordLogin()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (accountError(account) || password === '') return
    if (!agreed) toast('请先阅读并同意用户协议和隐私政策')
    else void login({ account: digitsOf(account), password })
  }
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <Field
        label="手机号"
        lead="+86"
        placeholder="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="username"
        maxLength={20}
        value={account}
        error={checked ? accountError(account) : undefined}
        onChange={(text) => (setAccount(text), forgetWrong())}
      />
      <PasswordField
        label="密码"
        placeholder="密码"
        autoComplete="current-password"
        value={password}
        error={wrong ?? (checked && password === '' ? '请输入密码' : undefined)}
        onChange={(text) => (setPassword(text), forgetWrong())}
      />
      <Checkbox checked={agreed} onChange={setAgreed}>
        已阅读并同意 <AgreementLink agreement={userAgreement} />
        <AgreementLink agreement={privacyPolicy} />
        ，未满 18 岁请勿使用付费内容
      </Checkbox>
      <Button submit size="l" busy={busy}>
        登录
      </Button>
    </form>
  )
}

// Also serves a member who opens this page while signed in, here or in another tab.
function useReturn() {
  const { backUrl } = useScreenParams()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    if (loggedIn) navigation.go(takeBack(backUrl ?? null), { replace: true })
  }, [loggedIn, backUrl])
}

const digitsOf = (account: string) => account.replaceAll(/\s/g, '')

function accountError(account: string): string | undefined {
  const digits = digitsOf(account)
  if (digits === '') return '请输入手机号'
  return MOBILE.test(digits) ? undefined : texts.phoneFormat
}
