import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import s from '#ui/demo.module.css'
import { TextArea } from './text-area.tsx'

export const demo: Demo = {
  title: '多行输入',
  cases: [{ name: '空、有字、错误', show: <Trial /> }],
}

function Trial() {
  const [text, setText] = useState('')
  return (
    <div className={s.stack}>
      <TextArea
        label="评价"
        placeholder="说说哪里有用"
        maxLength={500}
        value={text}
        onChange={setText}
      />
      <TextArea label="评价" maxLength={10} value="太短" onChange={() => {}} error="至少 4 个字" />
    </div>
  )
}
