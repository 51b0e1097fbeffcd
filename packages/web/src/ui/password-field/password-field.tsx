import { useState } from 'react'
import { Field } from '#ui/field/field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { eye, eyeOff } from '#ui/icon/page.ts'

export interface PasswordFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  autoComplete?: 'current-password' | 'new-password'
  name?: string
  maxLength?: number
  error?: string
  disabled?: boolean
}

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          glyph={shown ? eye : eyeOff}
          size={22}
          label={shown ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
