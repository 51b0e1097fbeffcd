import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormRow } from './form-row.tsx'

test('the newest result stands at the left, and the row says so', () => {
  render(<FormRow outcomes={['win', 'lose', 'draw']} />)
  expect(screen.getByRole('img', { name: '近 3 场，左新右旧：胜 负 平' }).textContent).toBe(
    '左新右旧胜负平',
  )
})

test('who has not played has no marks', () => {
  const { container } = render(<FormRow outcomes={[]} />)
  expect(container.textContent).toBe('')
})
