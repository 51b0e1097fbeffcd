import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { safeBack } from '@linmen/domain/guard/safe-back.ts'
import { useEffect, useState } from 'react'
import { navigation } from '#kit/navigation.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { keepLogin, useLoggedIn } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Hint } from '#ui/hint/hint.tsx'
import {
  CodeField,
  digitsOf,
  PhoneField,
  phoneFault,
  useSendCode,
} from '#features/auth/parts/public.ts'

/** The channel's own login: a phone and a code. */
export function Page() {
  const { backUrl } = useScreenParams('CydLoginPage')
  const loggedIn = useLoggedIn()
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const sending = useSendCode(hostEndpoints.sendHzLoginCode, 'loginOrRegister')
  const { write } = useWrite(hostEndpoints.loginWithHzCode)
  useEffect(() => {
    if (loggedIn) navigation.go(safeBack(backUrl, '/cyd-home'), { replace: true })
  }, [loggedIn, backUrl])

  const submit = async () => {
    setChecked(true)
    if (phoneFault(phone) || code === '') return
    const done = await write({ phone: digitsOf(phone), code })
    if (done.ok) return keepLogin(done.output)
    const { failure } = done
    if (failure.code === 'code.wrong' || failure.code === 'code.gone') setWrong(failure.text)
  }
  return (
    <FormPage
      title="频道登录"
      intro={
        <Hint>用手机号和短信验证码进入。没有注册过的号码会自动创建账号，登录后回到频道。</Hint>
      }
      submit={{ text: '登录', onSubmit: submit }}
    >
      <PhoneField
        value={phone}
        onChange={setPhone}
        error={checked ? phoneFault(phone) : undefined}
      />
      <CodeField
        value={code}
        onChange={(text) => (setCode(text), setWrong(undefined))}
        error={wrong ?? (checked && code === '' ? '请输入验证码' : undefined)}
        phone={phone}
        sending={sending}
      />
    </FormPage>
  )
}
