import { explainKelly } from '@linmen/domain/odds/explain-market.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ExplainedFigure, Explaining } from './explained-figure.tsx'

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
})

const quotes = [
  { name: '36*', odds: { home: 220, draw: 350, away: 310 } },
  { name: '威廉*', odds: { home: 225, draw: 340, away: 305 } },
]

test('a tapped figure prints its formula, its inputs and itself', () => {
  const explained = explainKelly(quotes, 0, 'home')
  render(
    <Explaining>
      <ExplainedFigure title="36* 主胜凯利" explained={explained} />
    </Explaining>,
  )
  const figure = screen.getByRole('button', { name: `36* 主胜凯利 ${explained.figure}，查看算法` })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(figure)
  const sheet = screen.getByRole('dialog', { hidden: true })
  expect(sheet.textContent).toContain(explained.formula)
  for (const { sum, figure: value } of explained.steps) {
    expect(sheet.textContent).toContain(sum)
    expect(sheet.textContent).toContain(value)
  }
})
