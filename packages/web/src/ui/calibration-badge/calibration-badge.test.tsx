import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CalibrationBadge } from './calibration-badge.tsx'

const facts = {
  points: [{ forecast: 0.5, actual: 0.5 }],
  hitRate: '57.5%',
  error: '2.1%',
  verified: true,
}

test('fifty matches are enough for a percentage and a chart', () => {
  render(<CalibrationBadge {...facts} matches={50} />)
  expect(screen.getByText('57.5%')).toBeTruthy()
  expect(screen.getByRole('img', { name: /对角线/ })).toBeTruthy()
})

test('with fewer than fifty the badge says 样本不足 and prints no percentage', () => {
  render(<CalibrationBadge {...facts} matches={49} />)
  expect(screen.getByText('样本不足')).toBeTruthy()
  expect(screen.queryByText('57.5%')).toBeNull()
  expect(screen.queryByText('2.1%')).toBeNull()
})
