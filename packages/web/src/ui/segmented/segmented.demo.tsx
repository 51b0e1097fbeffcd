import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { Segmented } from './segmented.tsx'

const sports = [
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
]

export const demo: Demo = { title: '分段', cases: [{ name: '两段', show: <Trial /> }] }

function Trial() {
  const [value, setValue] = useState('football')
  return <Segmented label="运动" items={sports} value={value} onChange={setValue} />
}
