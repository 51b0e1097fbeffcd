import { afterEach, expect, test, vi } from 'vitest'
import { playGoalSound } from './goal-sound.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('R-APPSTART-008 a device that cannot play the sound is noted and nothing else happens', () => {
  const noted = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        throw new Error('no audio device')
      }
    },
  )
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  expect(() => playGoalSound()).not.toThrow()
  expect(noted).toHaveBeenCalledWith('no sound: Error: no audio device')
})
