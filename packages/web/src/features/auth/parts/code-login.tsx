import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { useState, type ReactNode } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { keepLogin } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { digitsOf } from '#features/auth/phone-words.ts'
import { shareOfVisit } from '#features/auth/share-of-visit.ts'
import { useSendCode } from '#features/auth/use-send-code.ts'
import { AGREE_FIRST, AgreementCheck } from './agreement-check.tsx'
import { DoorIntro } from './door-intro.tsx'
import { usePhoneAndCode } from './phone-and-code.tsx'

export interface LoginWayProps {
  readonly header: ReactNode
  readonly phone: string
  readonly onPhone: (phone: string) => void
}

/** By code: who is not a member yet becomes one. */
export function CodeLogin({ header, phone, onPhone }: LoginWayProps) {
  const [agreed, setAgreed] = useState(false)
  const sending = useSendCode(codeEndpoints.sendLoginCode, 'loginOrRegister')
  const { code, check, take, fields } = usePhoneAndCode({ phone, onPhone, sending })
  const { write } = useWrite(authEndpoints.loginWithCode)

  const submit = async () => {
    if (!check()) return
    if (!agreed) return notices.toast(AGREE_FIRST)
    const done = await write({ phone: digitsOf(phone), code, ...shareOfVisit() })
    if (done.ok) return keepLogin(done.output)
    take(done.failure)
  }
  return (
    <FormPage
      title="登录"
      header={header}
      intro={<DoorIntro title="手机号登录" note="未注册的号码会自动创建账号" />}
      submit={{ text: '登录', onSubmit: submit }}
    >
      {fields}
      <AgreementCheck checked={agreed} onChange={setAgreed} />
    </FormPage>
  )
}
