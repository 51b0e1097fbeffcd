import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dotted } from './dotted.tsx'

test('a name is read as one word and breaks after its dots only', () => {
  render(<Dotted text="埃里克·冯·霍尔姆" />)
  expect(screen.getByText('埃里克·冯·霍尔姆').innerHTML).toBe('埃里克·<wbr>冯·<wbr>霍尔姆')
})

test.each([
  ['a dot with spaces stays with what is before it', '八段中 · 3 小时前'],
  ['a wide dot too', '八段中 ・ 3 小时前'],
])('%s', (_case, text) => {
  const { container } = render(<Dotted text={text} />)
  expect(container.textContent).toMatch(/^八段中\u00a0[·・] 3 小时前$/)
})

test('without a dot nothing is added', () => {
  render(<Dotted text="皇家马德里" />)
  expect(screen.getByText('皇家马德里').innerHTML).toBe('皇家马德里')
})
