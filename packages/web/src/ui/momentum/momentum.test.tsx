import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Momentum, type MomentumProps } from './momentum.tsx'

function show(more: Partial<MomentumProps> = {}) {
  const minutes = Array.from({ length: 67 }, (_, at) => (at % 2 ? 0.5 : -0.5))
  const { container } = render(
    <Momentum minutes={minutes} marks={[]} summary="近 5 分钟主队占优" {...more} />,
  )
  return [...container.querySelectorAll('figcaption span')].map(({ textContent }) => textContent)
}

test('the chart says its conclusion', () => {
  show()
  expect(screen.getByRole('img', { name: '攻势图：近 5 分钟主队占优' })).toBeTruthy()
})

test('the running minute takes the place of a label it would touch', () => {
  expect(show({ now: "67'" })).toEqual(["0'", "15'", "30'", '中场', "90'", "67'"])
})

test('a match that is over is labelled to its end', () => {
  expect(show()).toEqual(["0'", "15'", "30'", '中场', "60'", "90'"])
})

test('extra time comes after ninety minutes, and half-time stays where it was', () => {
  expect(show({ length: 120 })).toEqual(["0'", "15'", "30'", '中场', "60'", "90'", "120'"])
  expect(document.querySelectorAll('path[d*="14V87"]')).toHaveLength(2)
})

test('goals of one team in following minutes stand side by side, those of two teams in their minutes', () => {
  const goal = (minute: number, side: 'home' | 'away') => ({ kind: 'goal', minute, side }) as const
  show({ marks: [goal(62, 'away'), goal(61, 'away'), goal(61, 'home')] })
  const places = [...document.querySelectorAll('g')].map((ball) => ball.getAttribute('transform')!)
  const [home, first, second] = places.map((place) => Number(/[\d.]+/.exec(place)![0]))
  expect(second! - first!).toBeGreaterThanOrEqual(15.9)
  expect((first! + second!) / 2).toBeCloseTo(home! + 1.7, 0)
})

test('a red card stands beside a goal of its team and does not cover it', () => {
  const marks = [
    { kind: 'red', minute: 40, side: 'home' },
    { kind: 'goal', minute: 39, side: 'home' },
  ] as const
  show({ marks })
  const [ball, card] = document.querySelectorAll('g')
  expect([ball!.querySelector('circle'), card!.querySelector('rect')]).not.toContain(null)
  const [first, second] = [ball, card].map((mark) =>
    Number(/[\d.]+/.exec(mark!.getAttribute('transform')!)![0]),
  )
  expect(second! - first!).toBeGreaterThanOrEqual(15.9)
})
