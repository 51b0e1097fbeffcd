import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WriteBar } from './write-bar.tsx'

test('R-UI-011 there are 62 small pictures to choose from, none twice, and a tap writes one', () => {
  render(<WriteBar what="说点什么" most={140} busy={false} emojis onWrite={async () => true} />)
  fireEvent.click(screen.getByRole('button', { name: '表情' }))
  const pictures = within(screen.getByRole('group', { name: '表情' })).getAllByRole('button')
  expect(new Set(pictures.map((each) => each.textContent)).size).toBe(62)
  fireEvent.click(pictures[0]!)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(field.value).toBe(pictures[0]!.textContent)
})
