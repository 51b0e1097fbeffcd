import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { keepLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Press } from '#ui/press/press.tsx'
import { askWhereWanted } from '#features/auth/person-check.ts'
import { digitsOf, phoneFault } from '#features/auth/phone-words.ts'
import { sendPassword } from '#features/auth/send-password.ts'
import { AGREE_FIRST, AgreementCheck } from './agreement-check.tsx'
import type { LoginWayProps } from './code-login.tsx'
import { DoorIntro } from './door-intro.tsx'
import s from './door-intro.module.css'
import { PhoneField } from './phone-field.tsx'

/** By password, with the ways out for who has none or lost it. */
export function PasswordLogin({ header, phone, onPhone }: LoginWayProps) {
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const { write } = useWrite(authEndpoints.loginWithPassword)

  const submit = async () => {
    setChecked(true)
    if (phoneFault(phone) || password === '') return
    if (!agreed) return notices.toast(AGREE_FIRST)
    const account = digitsOf(phone)
    const send = () =>
      sendPassword(password, (passwordCipher) => write({ account, passwordCipher }))
    const first = await send()
    // Too many strangers guess at this account: this one shows that they are a person, and tries again.
    const asked = !first.ok && first.failure.code === 'login.captcha'
    const isPerson = asked && (await askWhereWanted({ subject: account, purpose: 'login' }))
    const done = isPerson ? await send() : first
    if (done.ok) return keepLogin(done.output)
    if (done.failure.code === 'login.wrong') setWrong(done.failure.text)
  }
  return (
    <FormPage
      title="登录"
      header={header}
      intro={<DoorIntro title="密码登录" note="购买方案、关注比赛需要登录" />}
      submit={{ text: '登录', onSubmit: submit }}
      foot={
        <nav className={s.links}>
          <Press className={s.link} href={hrefTo('RegisterPage')}>
            注册账号
          </Press>
          <Press className={s.link} href={hrefTo('FindPasswordPage')}>
            忘记密码
          </Press>
        </nav>
      }
    >
      <PhoneField
        value={phone}
        onChange={(text) => (onPhone(text), setWrong(undefined))}
        error={checked ? phoneFault(phone) : undefined}
      />
      <PasswordField
        label="密码"
        placeholder="密码"
        autoComplete="current-password"
        value={password}
        error={wrong ?? (checked && password === '' ? '请输入密码' : undefined)}
        onChange={(text) => (setPassword(text), setWrong(undefined))}
      />
      <AgreementCheck checked={agreed} onChange={setAgreed} />
    </FormPage>
  )
}
