import { expect, test, vi } from 'vitest'
import { changesOf } from './changes-of.ts'

const atOnce = (run: () => void) => run()
const at = (version: number) => ({ version })

test('the first state of a match is no news, the next one is', () => {
  const changed = vi.fn()
  const ears = changesOf({ hold: atOnce, changed })
  ears.snapshot({ matches: [{ matchId: '7', live: at(1) }] })
  expect(changed).not.toHaveBeenCalled()
  ears.delta({ kind: 'change', matchId: '7', live: at(2) })
  expect(changed).toHaveBeenCalledExactlyOnceWith({ matchId: '7', before: at(1), after: at(2) })
})

test('what a second snapshot brings after a gap is one change', () => {
  const changed = vi.fn()
  const ears = changesOf({ hold: atOnce, changed })
  ears.snapshot({ matches: [{ matchId: '7', live: at(1) }] })
  ears.snapshot({ matches: [{ matchId: '7', live: at(5) }] })
  expect(changed).toHaveBeenCalledExactlyOnceWith({ matchId: '7', before: at(1), after: at(5) })
})

test('doubled, late and empty messages tell nothing', () => {
  const changed = vi.fn()
  const ears = changesOf({ hold: atOnce, changed })
  ears.delta({ kind: 'change', matchId: '7', live: at(4) })
  ears.delta({ kind: 'change', matchId: '7', live: at(4) })
  ears.delta({ kind: 'change', matchId: '7', live: at(3) })
  ears.delta({ kind: 'change', matchId: '7' })
  ears.delta({ kind: 'pulse' })
  expect(changed).not.toHaveBeenCalled()
})

test('nothing is told before television shows it', () => {
  const changed = vi.fn()
  const waiting: (() => void)[] = []
  const ears = changesOf({ hold: (run) => void waiting.push(run), changed })
  ears.snapshot({ matches: [{ matchId: '7', live: at(1) }] })
  ears.delta({ kind: 'change', matchId: '7', live: at(2) })
  expect(changed).not.toHaveBeenCalled()
  waiting.forEach((run) => run())
  expect(changed).toHaveBeenCalledOnce()
})
