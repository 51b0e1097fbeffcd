import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { SlidePuzzle } from './slide-puzzle.tsx'

const svg = (inside: string, width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="160" viewBox="0 0 ${width} 160">${inside}</svg>`)}`

const pictureUrl = svg(
  '<path d="M0 0h280v100H0z" fill="#12305a"/><path d="M0 98h280v62H0z" fill="#1d7343"/><path d="M110 98V68h60v30" fill="none" stroke="#fff" stroke-width="3"/><rect x="96" y="62" width="46" height="46" rx="6" fill="#04120d" fill-opacity=".62"/>',
  280,
)
const pieceUrl = svg('<rect y="62" width="46" height="46" rx="6" fill="#2c8a4e"/>', 46)

export const demo: Demo = {
  title: '滑块验证',
  cases: [
    { name: '拖动，或用方向键与回车', show: <Trial /> },
    {
      name: '成功',
      show: <Still state="passed" />,
    },
    { name: '没对齐', show: <Still state="failed" /> },
  ],
}

function Trial() {
  const [state, setState] = useState<'ready' | 'passed' | 'failed'>('ready')
  return (
    <SlidePuzzle
      pictureUrl={pictureUrl}
      pieceUrl={pieceUrl}
      state={state}
      onRelease={(offset) => setState(Math.abs(offset - 96) <= 5 ? 'passed' : 'failed')}
      onRetry={() => setState('ready')}
    />
  )
}

function Still({ state }: { state: 'passed' | 'failed' }) {
  return (
    <SlidePuzzle
      pictureUrl={pictureUrl}
      pieceUrl={pieceUrl}
      state={state}
      onRelease={() => {}}
      onRetry={() => {}}
    />
  )
}
