import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, test } from 'vitest'
import { useSearchOpen } from './use-search-open.ts'

function Home() {
  const [open, setOpen] = useSearchOpen()
  return <button onClick={() => setOpen(true)}>{open ? '搜索中' : '首页'}</button>
}

const page = (mode: 'visible' | 'hidden') => (
  <Activity mode={mode}>
    <Home />
  </Activity>
)

test('whoever comes back to home from somewhere else finds home, not the search', () => {
  const { rerender } = render(page('visible'))
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByText('搜索中')).toBeDefined()
  act(() => rerender(page('hidden')))
  act(() => rerender(page('visible')))
  expect(screen.getByText('首页')).toBeDefined()
})
