import type { Demo } from '#ui/demo.ts'
import { Momentum } from './momentum.tsx'

// A made-up course of play: waves of pressure, home at the end.
const minutes = Array.from({ length: 67 }, (_, i) => {
  const wave = Math.sin(i / 3.1) * 0.5 + Math.sin(i / 8.3 + 1.1) * 0.4 + Math.sin(i * 1.7) * 0.25
  return i > 61 ? Math.abs(wave) * 0.7 + 0.25 : wave
})

const marks = [
  { kind: 'goal', minute: 23, side: 'home' },
  { kind: 'red', minute: 38, side: 'away' },
  { kind: 'goal', minute: 51, side: 'away' },
  { kind: 'goal', minute: 52, side: 'away' },
  { kind: 'goal', minute: 67, side: 'home' },
] as const

export const demo: Demo = {
  title: '攻势图',
  cases: [
    {
      name: '进行中',
      show: <Momentum minutes={minutes} marks={marks} now="67'" summary="近 5 分钟主队占优" />,
    },
  ],
}
