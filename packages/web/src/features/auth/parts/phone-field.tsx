import { Field } from '#ui/field/field.tsx'

export interface PhoneFieldProps {
  readonly value: string
  readonly onChange: (phone: string) => void
  readonly error?: string | undefined
}

export const PhoneField = ({ value, onChange, error }: PhoneFieldProps) => (
  <Field
    label="手机号"
    lead="+86"
    placeholder="手机号"
    type="tel"
    inputMode="tel"
    autoComplete="username"
    maxLength={20}
    value={value}
    onChange={onChange}
    {...(error !== undefined && { error })}
  />
)
