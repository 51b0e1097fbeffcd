import type { Demo } from '#ui/demo.ts'
import { Momentum } from './momentum.tsx'

// A made-up course of play: waves of pressure, home at the end.
const minutes = Array.from({ length: 67 }, (_, i) => {
  const wave = Math.sin(i / 3.1) * 0.5 + Math.sin(i / 8.3 + 1.1) * 0.4 + Math.sin(i * 1.7) * 0.25
  return i > 61 ? Math.abs(wave) * 0.7 + 0.25 : wave
})

const goals = [
  { minute: 23, side: 'home' },
  { minute: 51, side: 'away' },
  { minute: 52, side: 'away' },
  { minute: 67, side: 'home' },
] as const

export const demo: Demo = {
  title: '攻势图',
  cases: [
    {
      name: '进行中',
      show: <Momentum minutes={minutes} goals={goals} now="67'" summary="近 5 分钟主队占优" />,
    },
  ],
}
