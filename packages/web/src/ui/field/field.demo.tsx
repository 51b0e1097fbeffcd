import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { Field } from './field.tsx'

export const demo: Demo = {
  title: '输入',
  cases: [{ name: '手机号、验证码、错误', show: <Trial /> }],
}

function Trial() {
  const [phone, setPhone] = useState('138 0000 6218')
  const [code, setCode] = useState('')
  return (
    <div className={s.stack}>
      <Field label="手机号" lead="+86" type="tel" value={phone} onChange={setPhone} />
      <Field
        label="验证码"
        placeholder="6 位验证码"
        inputMode="numeric"
        maxLength={6}
        value={code}
        onChange={setCode}
        trail={
          <Button look="ghost" size="s" onClick={() => {}}>
            获取验证码
          </Button>
        }
      />
      <Field label="手机号" lead="+86" value="138" onChange={() => {}} error="请输入 11 位手机号" />
    </div>
  )
}
