import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShareRows } from './share-row.tsx'

test('each percent is that of the two numbers beside it, even if all together are not 100', () => {
  const parts = [121, 88, 61].map((count, at) => ({ label: `${at} 球`, count }))
  const { container } = render(<ShareRows parts={parts} />)
  const rows = [...container.children].map(({ textContent }) => textContent)
  expect(rows).toEqual(['0 球45%121/270 场', '1 球33%88/270 场', '2 球23%61/270 场'])
})
