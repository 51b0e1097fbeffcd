import { PASSWORD_MOST, newPasswordFault } from '@linmen/domain/auth/new-password.ts'
import { PasswordField } from '#ui/password-field/password-field.tsx'

export interface NewPasswordFieldProps {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | undefined
}

export const NewPasswordField = ({ value, onChange, error }: NewPasswordFieldProps) => (
  <PasswordField
    label="新密码"
    placeholder="8 到 64 位密码"
    autoComplete="new-password"
    maxLength={PASSWORD_MOST * 2}
    value={value}
    onChange={onChange}
    {...(error !== undefined && { error })}
  />
)

const FAULTS = { form: '密码为 8 到 64 位', common: '这个密码太常见，请换一个' }

/** What is wrong with a new password, in words for its field. The server judges by the same rule. */
export function passwordFaultText(password: string, phone: string): string | undefined {
  if (password === '') return '请输入密码'
  const fault = newPasswordFault(password, phone)
  return fault ? FAULTS[fault] : undefined
}
