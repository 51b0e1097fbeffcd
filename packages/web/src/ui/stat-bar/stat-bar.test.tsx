import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatBar } from './stat-bar.tsx'

test.each([
  ['the home side stands left', false, '40篮板38'],
  ['the away side stands left where it is asked to', true, '38篮板40'],
])('%s, and who leads is told in words', (_what, awayFirst, text) => {
  const { container } = render(<StatBar label="篮板" home={40} away={38} awayFirst={awayFirst} />)
  expect(container.textContent).toBe(text)
  expect(screen.getByRole('img', { name: '篮板主队领先' })).toBeTruthy()
})
