import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { useState } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useWrite } from '#kit/use-write.ts'
import {
  CodeField,
  digitsOf,
  phoneFault,
  PhoneField,
  useSendCode,
} from '#features/auth/parts/public.ts'
import { FormNote } from '#features/user/parts/form-note.tsx'
import { ShowOwnPhone } from '#features/user/parts/show-own-phone.tsx'

/** Two steps: the phone the account has, then the one it shall have. */
export function Page() {
  const [shown, setShown] = useState(false)
  if (!shown)
    return (
      <ShowOwnPhone
        title="更换手机号"
        note="换号之后，其他设备需要重新登录。"
        onShown={() => setShown(true)}
      />
    )
  return <NewPhone onGone={() => setShown(false)} />
}

function NewPhone({ onGone }: { onGone: () => void }) {
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<{ readonly phone?: string; readonly code?: string }>({})
  const sending = useSendCode(codeEndpoints.sendBindCode, 'verifyPhone')
  const { write } = useWrite(accountEndpoints.changePhone, { silent: ['prove_again'] })
  const submit = async () => {
    setChecked(true)
    if (phoneFault(phone) || code === '') return
    const redirect = redirectFromHere()
    const done = await write({ phone: digitsOf(phone), code })
    if (done.ok) {
      notices.toast('手机号已更换')
      return redirect.back()
    }
    const { code: why } = done.failure
    const text = failureText(done.failure)
    if (why === 'prove_again') return onGone()
    if (why === 'phone.same' || why === 'phone.taken') setWrong({ phone: text })
    if (why === 'code.wrong' || why === 'code.gone') setWrong({ code: text })
  }
  return (
    <FormPage title="绑定新手机号" submit={{ text: '完成更换', onSubmit: submit }}>
      <FormNote>请输入新的手机号，并填写它收到的验证码。</FormNote>
      <PhoneField
        value={phone}
        onChange={(text) => (setPhone(text), setWrong({}))}
        error={wrong.phone ?? (checked ? phoneFault(phone) : undefined)}
      />
      <CodeField
        value={code}
        onChange={(text) => (setCode(text), setWrong({}))}
        error={wrong.code ?? (checked && code === '' ? '请输入验证码' : undefined)}
        phone={phone}
        sending={sending}
      />
    </FormPage>
  )
}
