import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { keepLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { Press } from '#ui/press/press.tsx'
import { AGREE_FIRST, AgreementCheck } from '#features/auth/parts/agreement-check.tsx'
import { CodeField } from '#features/auth/parts/code-field.tsx'
import { DoorIntro } from '#features/auth/parts/door-intro.tsx'
import s from '#features/auth/parts/door-intro.module.css'
import { NewPasswordField, passwordFaultText } from '#features/auth/parts/new-password-field.tsx'
import { PhoneField } from '#features/auth/parts/phone-field.tsx'
import { digitsOf, phoneFault } from '#features/auth/phone-words.ts'
import { sendPassword } from '#features/auth/send-password.ts'
import { shareOfVisit } from '#features/auth/share-of-visit.ts'
import { useReturn } from '#features/auth/use-return.ts'
import { useSendCode } from '#features/auth/use-send-code.ts'

type Wrong = { readonly at: 'phone' | 'code' | 'password'; readonly text: string }

export function Page() {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<Wrong>()
  const sending = useSendCode(codeEndpoints.sendRegisterCode, 'register')
  const { write } = useWrite(authEndpoints.register)
  useReturn()

  const faults = {
    phone: phoneFault(phone),
    code: code === '' ? '请输入验证码' : undefined,
    password: passwordFaultText(password, digitsOf(phone)),
  }
  const errorAt = (at: Wrong['at']) =>
    wrong?.at === at ? wrong.text : checked ? faults[at] : undefined
  const submit = async () => {
    setChecked(true)
    if (faults.phone ?? faults.code ?? faults.password) return
    if (!agreed) return notices.toast(AGREE_FIRST)
    const done = await sendPassword(password, (passwordCipher) =>
      write({ phone: digitsOf(phone), code, passwordCipher, ...shareOfVisit() }),
    )
    if (done.ok) return keepLogin(done.output)
    const { failure } = done
    const at = fieldOf(failure.code)
    if (at && 'text' in failure) setWrong({ at, text: failure.text })
  }
  return (
    <FormPage
      title="注册"
      intro={<DoorIntro title="注册账号" note="用手机号注册，以后可以用密码登录" />}
      submit={{ text: '注册', onSubmit: submit }}
      foot={
        <nav className={s.links}>
          <Press className={s.link} href={hrefTo('LoginPage', { way: 'password' })}>
            已有账号，去登录
          </Press>
        </nav>
      }
    >
      <PhoneField
        value={phone}
        onChange={(text) => (setPhone(text), setWrong(undefined))}
        error={errorAt('phone')}
      />
      <CodeField
        value={code}
        onChange={(text) => (setCode(text), setWrong(undefined))}
        error={errorAt('code')}
        phone={phone}
        sending={sending}
      />
      <NewPasswordField
        value={password}
        onChange={(text) => (setPassword(text), setWrong(undefined))}
        error={errorAt('password')}
      />
      <AgreementCheck checked={agreed} onChange={setAgreed} />
    </FormPage>
  )
}

/** Where a refusal is shown; others are told by the policy of their code. */
function fieldOf(code: string): Wrong['at'] | null {
  if (code === 'register.taken') return 'phone'
  if (code.startsWith('code.')) return 'code'
  return code.startsWith('password.') ? 'password' : null
}
