import { couponEndpoints } from '@linmen/contract/coupon/coupon.endpoints.ts'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { failureText } from '#kit/policy/failure-text.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import s from './tickets.module.css'

const LEAST = 4

/** A code from an event or a friend becomes a coupon. What is wrong with it stands below it. */
export function RedeemField() {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { write, busy } = useWrite(couponEndpoints.redeem)
  const redeem = async () => {
    const typed = code.trim()
    if (typed.length < LEAST) return setWrong('请输入完整的兑换码')
    const done = await write({ code: typed })
    if (done.ok) {
      setCode('')
      return notices.toast(`${done.output.name} 已放入可用券`)
    }
    if (done.failure.code.startsWith('coupon.code')) setWrong(failureText(done.failure))
  }
  return (
    <form
      className={s.redeem}
      onSubmit={(event) => {
        event.preventDefault()
        void redeem()
      }}
    >
      <Field
        label="兑换码"
        placeholder="输入兑换码"
        maxLength={24}
        autoComplete="off"
        value={code}
        onChange={(text) => (setCode(text), setWrong(undefined))}
        trail={
          <Button look="ghost" size="s" submit busy={busy}>
            兑换
          </Button>
        }
        {...(wrong !== undefined && { error: wrong })}
      />
    </form>
  )
}
