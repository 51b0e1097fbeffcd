import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { Checkbox } from './checkbox.tsx'

export const demo: Demo = { title: '勾选', cases: [{ name: '协议', show: <Trial /> }] }

function Trial() {
  const [agreed, setAgreed] = useState(true)
  return (
    <Checkbox checked={agreed} onChange={setAgreed}>
      已阅读并同意 <a href="#/ui">《用户协议》</a> <a href="#/ui">《隐私政策》</a>，未满 18
      岁请勿使用付费内容
    </Checkbox>
  )
}
