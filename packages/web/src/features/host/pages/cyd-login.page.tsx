import { hostEndpoints } from '@linmen/contract/host/host.endpoints.ts'
import { safeBack } from '@linmen/domain/guard/safe-back.ts'
import { useState } from 'react'
import { FormPage } from '#kit/pages/form-page.tsx'
import { useRedirect } from '#kit/redirect.ts'
import { keepLogin, useLoggedIn } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { digitsOf, usePhoneAndCode, useSendCode } from '#features/auth/parts/public.ts'

/** The channel's own login: a phone and a code. */
export function Page() {
  const { backUrl } = useScreenParams('CydLoginPage')
  const loggedIn = useLoggedIn()
  const [phone, setPhone] = useState('')
  const sending = useSendCode(hostEndpoints.sendHzLoginCode, 'loginOrRegister')
  const { code, check, take, fields } = usePhoneAndCode({ phone, onPhone: setPhone, sending })
  const { write } = useWrite(hostEndpoints.loginWithHzCode)
  useRedirect(loggedIn ? safeBack(backUrl, '/cyd-home') : null)

  const submit = async () => {
    if (!check()) return
    const done = await write({ phone: digitsOf(phone), code })
    if (done.ok) return keepLogin(done.output)
    take(done.failure)
  }
  return (
    <FormPage
      title="频道登录"
      intro={
        <Hint>用手机号和短信验证码进入。没有注册过的号码会自动创建账号，登录后回到频道。</Hint>
      }
      submit={{ text: '登录', onSubmit: submit }}
    >
      {fields}
    </FormPage>
  )
}
