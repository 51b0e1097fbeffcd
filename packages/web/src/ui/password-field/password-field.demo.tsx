import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { PasswordField } from './password-field.tsx'

export const demo: Demo = { title: '密码', cases: [{ name: '可显示', show: <Trial /> }] }

function Trial() {
  const [value, setValue] = useState('linmen')
  return <PasswordField label="密码" placeholder="密码" value={value} onChange={setValue} />
}
