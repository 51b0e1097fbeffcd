import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BasketballHeads } from '#features/match/parts/basketball/basketball-heads.tsx'
import { FootballHeads } from './football-heads.tsx'

test.each([
  ['football', FootballHeads, 6, '主队 / 客队 指数 36*'],
  ['basketball', BasketballHeads, 5, '客队 / 主队 指数 易胜*'],
])('the list of %s names the company whose odds it shows', (_sport, Heads, company, text) => {
  const { container } = render(<Heads company={company} />)
  expect(container.textContent).toContain(text)
})
