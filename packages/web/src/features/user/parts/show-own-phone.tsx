import { codeEndpoints } from '@linmen/contract/auth/code.endpoints.ts'
import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { useState } from 'react'
import { failureText } from '#kit/policy/failure-text.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { useWrite } from '#kit/use-write.ts'
import { CodeField, useSendCode } from '#features/auth/parts/public.ts'
import { useMe } from '#features/user/use-me.ts'
import { FormNote } from './form-note.tsx'

export interface ShowOwnPhoneProps {
  readonly title: string
  readonly note: string
  readonly onShown: () => void
}

/** A code to the phone of the account. Of the number only a part is shown; the house knows the rest. */
export function ShowOwnPhone({ title, note, onShown }: ShowOwnPhoneProps) {
  const phone = useMe().data?.telephone ?? ''
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const sending = useSendCode(codeEndpoints.sendCheckCode, 'verifyPhone')
  const { write } = useWrite(accountEndpoints.checkPhone)
  const submit = async () => {
    if (code === '') return setWrong('请输入验证码')
    const done = await write({ code })
    if (done.ok) return onShown()
    const { code: why } = done.failure
    if (why === 'code.wrong' || why === 'code.gone') setWrong(failureText(done.failure))
  }
  return (
    <FormPage title={title} submit={{ text: '下一步', onSubmit: submit }}>
      <FormNote>
        验证码会发送到当前手机号 {phone}。{note}
      </FormNote>
      <CodeField
        value={code}
        onChange={(text) => (setCode(text), setWrong(undefined))}
        error={wrong}
        phone={phone}
        sending={sending}
      />
    </FormPage>
  )
}
