import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { CodeSending } from '#features/auth/use-send-code.ts'
import s from './code-field.module.css'

export interface CodeFieldProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly error?: string | undefined
  readonly phone: string
  readonly sending: CodeSending
}

/** Six digits, and the button that asks for them. While a wait runs, a tap says how long it is. */
export function CodeField({ value, onChange, error, phone, sending }: CodeFieldProps) {
  const { left, busy, demoCode, send } = sending
  return (
    <div>
      <Field
        label="验证码"
        placeholder="6 位验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        onChange={(text) => onChange(text.replaceAll(/\D/g, ''))}
        {...(error !== undefined && { error })}
        trail={
          <Button look="ghost" busy={busy} className={s.send} onClick={() => void send(phone)}>
            {left === null ? '获取验证码' : `${left} 秒`}
          </Button>
        }
      />
      {demoCode !== undefined && (
        <p className={s.demo} role="status">
          <Tag tone="outline">演示</Tag> 没有真的发出短信，验证码是 <b>{demoCode}</b>
        </p>
      )}
    </div>
  )
}
