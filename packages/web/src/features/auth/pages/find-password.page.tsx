import { authEndpoints } from '@linmen/contract/auth/auth.endpoints.ts'
import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import { DoorIntro } from '#features/auth/parts/door-intro.tsx'
import { NewPasswordField, passwordFaultText } from '#features/auth/parts/new-password-field.tsx'
import { usePhoneAndCode } from '#features/auth/parts/phone-and-code.tsx'
import { digitsOf } from '#features/auth/phone-words.ts'
import { sendPassword } from '#features/auth/send-password.ts'
import { useSendCode } from '#features/auth/use-send-code.ts'

/** Two steps: show that the phone is yours, then set a new password with the ticket got for it. */
export function Page() {
  const [phone, setPhone] = useState('')
  const [ticket, setTicket] = useState<string>()
  if (ticket === undefined)
    return <ShowPhone phone={phone} onPhone={setPhone} onTicket={setTicket} />
  return <SetPassword phone={digitsOf(phone)} ticket={ticket} onGone={() => setTicket(undefined)} />
}

interface ShowPhoneProps {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  readonly onTicket: (ticket: string) => void
}

function ShowPhone({ phone, onPhone, onTicket }: ShowPhoneProps) {
  const sending = useSendCode(codeEndpoints.sendRetrieveCode, 'retrievePassword')
  const { code, check, take, fields } = usePhoneAndCode({ phone, onPhone, sending })
  const { write } = useWrite(authEndpoints.checkRetrieveCode)
  const submit = async () => {
    if (!check()) return
    const digits = digitsOf(phone)
    const done = await write({ phone: digits, account: digits, code })
    if (done.ok) return onTicket(done.output.ticket)
    take(done.failure)
  }
  return (
    <FormPage
      title="找回密码"
      intro={<DoorIntro title="找回密码" note="先用短信验证码确认手机号" />}
      submit={{ text: '下一步', onSubmit: submit }}
    >
      {fields}
    </FormPage>
  )
}

interface SetPasswordProps {
  readonly phone: string
  readonly ticket: string
  /** The ticket is used or over: the phone has to be shown again. */
  readonly onGone: () => void
}

function SetPassword({ phone, ticket, onGone }: SetPasswordProps) {
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const { write } = useWrite(authEndpoints.resetPassword)
  const fault = passwordFaultText(password, phone)
  const submit = async () => {
    setChecked(true)
    if (fault) return
    const redirect = redirectFromHere()
    const done = await sendPassword(password, (passwordCipher) =>
      write({ account: phone, phone, ticket, passwordCipher }),
    )
    if (done.ok) {
      notices.toast('密码已重置，请用新密码登录')
      return redirect.go('LoginPage', { way: 'password' }, { replace: true })
    }
    const { failure } = done
    if (failure.code === 'ticket.gone') {
      notices.toast(failure.text)
      return onGone()
    }
    if (failure.code === 'password.form' || failure.code === 'password.common')
      setWrong(failure.text)
  }
  return (
    <FormPage
      title="找回密码"
      intro={<DoorIntro title="设置新密码" note="重置后，所有设备都需要重新登录" />}
      submit={{ text: '重置密码', onSubmit: submit }}
    >
      <NewPasswordField
        value={password}
        onChange={(text) => (setPassword(text), setWrong(undefined))}
        error={wrong ?? (checked ? fault : undefined)}
      />
    </FormPage>
  )
}
