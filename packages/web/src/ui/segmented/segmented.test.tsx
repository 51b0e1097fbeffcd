import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Segmented } from './segmented.tsx'

const items = [
  { key: 'euro', label: '欧指' },
  { key: 'asia', label: '亚指' },
  { key: 'total', label: '大小' },
]

function Trial() {
  const [value, setValue] = useState('euro')
  return <Segmented label="指数类型" items={items} value={value} onChange={setValue} />
}

const chosen = () => screen.getByRole('radio', { checked: true }).textContent

test('a tap chooses a segment', () => {
  render(<Trial />)
  fireEvent.click(screen.getByRole('radio', { name: '亚指' }))
  expect(chosen()).toBe('亚指')
})

test('arrow keys go round the segments', () => {
  render(<Trial />)
  const group = screen.getByRole('radiogroup', { name: '指数类型' })
  fireEvent.keyDown(group, { key: 'ArrowLeft' })
  expect(chosen()).toBe('大小')
  fireEvent.keyDown(group, { key: 'ArrowRight' })
  expect(chosen()).toBe('欧指')
})

test('other keys are left alone', () => {
  render(<Trial />)
  fireEvent.keyDown(screen.getByRole('radiogroup'), { key: 'a' })
  expect(chosen()).toBe('欧指')
})
