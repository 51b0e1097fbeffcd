import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SearchBar } from './search-bar.tsx'

const bar = (word: string) => {
  const onChange = vi.fn<(word: string) => void>()
  const nothing = () => {}
  render(
    <SearchBar what="搜球队" word={word} onChange={onChange} onBack={nothing} onSubmit={nothing} />,
  )
  return onChange
}

test('one tap clears the word, and the field keeps the keyboard', () => {
  const onChange = bar('伦敦')
  fireEvent.click(screen.getByRole('button', { name: '清空' }))
  expect(onChange).toHaveBeenCalledWith('')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜球队' }))
})

test('an empty field has nothing to clear', () => {
  bar('')
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull()
})
