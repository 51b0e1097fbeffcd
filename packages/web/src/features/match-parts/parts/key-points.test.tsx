import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KeyPoints } from './key-points.tsx'

test('a line of a point does not end inside a score', () => {
  const points = [{ side: null, text: '最可能比分1-1（13%），近-场', sample: 15 }]
  const { container } = render(<KeyPoints points={points} source="由程序生成" />)
  expect(container.querySelector('p')?.textContent).toBe('最可能比分1-\u20601（13%），近-场')
})
