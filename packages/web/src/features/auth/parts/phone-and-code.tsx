import { useState } from 'react'
import { phoneFault } from '#features/auth/phone-words.ts'
import type { CodeSending } from '#features/auth/use-send-code.ts'
import { CodeField } from './code-field.tsx'
import { PhoneField } from './phone-field.tsx'

interface PhoneAndCodeProps {
  readonly phone: string
  readonly onPhone: (phone: string) => void
  readonly sending: CodeSending
}

/** A phone and the code sent to it: both fields, and what is said at them. */
export function usePhoneAndCode({ phone, onPhone, sending }: PhoneAndCodeProps) {
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState(false)
  const [wrong, setWrong] = useState<string>()
  return {
    code,
    /** Says from now on what is missing; true when nothing is. */
    check: () => {
      setChecked(true)
      return !phoneFault(phone) && code !== ''
    },
    /** What the server finds wrong with the code stands at its field. */
    take: (failure: { readonly code: string; readonly text?: string }) => {
      if (failure.code === 'code.wrong' || failure.code === 'code.gone') setWrong(failure.text)
    },
    fields: (
      <>
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
      </>
    ),
  }
}
