import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormStrip } from './form-strip.tsx'

test('says every result and which end is newer', () => {
  render(<FormStrip order="左新右旧" results={['win', 'draw', 'lose']} />)
  expect(screen.getByRole('img', { name: '近 3 场，左新右旧：胜 平 负' })).toBeTruthy()
})

test('a team that has not played says so', () => {
  render(<FormStrip order="左新右旧" results={[]} />)
  expect(screen.getByRole('img', { name: /没有比赛/ })).toBeTruthy()
})
