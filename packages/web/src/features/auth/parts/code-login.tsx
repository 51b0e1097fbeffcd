import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { useState, type ReactNode } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { keepLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { digitsOf, phoneFault } from '#features/auth/phone-words.ts'
import { shareOfVisit } from '#features/auth/share-of-visit.ts'
import { useSendCode } from '#features/auth/use-send-code.ts'
import { AGREE_FIRST, AgreementCheck } from './agreement-check.tsx'
import { CodeField } from './code-field.tsx'
import { DoorIntro } from './door-intro.tsx'
import { PhoneField } from './phone-field.tsx'

export interface LoginWayProps {
  readonly header: ReactNode
  readonly phone: string
  readonly onPhone: (phone: string) => void
}

/** By code: who is not a member yet becomes one. */
export function CodeLogin({ header, phone, onPhone }: LoginWayProps) {
  const [code, setCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const sending = useSendCode(codeEndpoints.sendLoginCode, 'loginOrRegister')
  const { write } = useWrite(authEndpoints.loginWithCode)

  const submit = async () => {
    setChecked(true)
    if (phoneFault(phone) || code === '') return
    if (!agreed) return notices.toast(AGREE_FIRST)
    const done = await write({ phone: digitsOf(phone), code, ...shareOfVisit() })
    if (done.ok) return keepLogin(done.output)
    const { failure } = done
    if (failure.code === 'code.wrong' || failure.code === 'code.gone') setWrong(failure.text)
  }
  return (
    <FormPage
      title="登录"
      header={header}
      intro={<DoorIntro title="手机号登录" note="未注册的号码会自动创建账号" />}
      submit={{ text: '登录', onSubmit: submit }}
    >
      <PhoneField
        value={phone}
        onChange={onPhone}
        error={checked ? phoneFault(phone) : undefined}
      />
      <CodeField
        value={code}
        onChange={(text) => (setCode(text), setWrong(undefined))}
        error={wrong ?? (checked && code === '' ? '请输入验证码' : undefined)}
        phone={phone}
        sending={sending}
      />
      <AgreementCheck checked={agreed} onChange={setAgreed} />
    </FormPage>
  )
}
