import { note } from '#kit/log.ts'

let audio: AudioContext | undefined

/**
 * Two short rising tones. Browsers stay silent until the person has touched the page once. A device that cannot play
 * them shows the goal all the same.
 */
export function playGoalSound(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  try {
    audio ??= new AudioContext()
    const at = audio.currentTime
    tone(audio, 660, at)
    tone(audio, 990, at + 0.14)
  } catch (error) {
    note(`no sound: ${String(error)}`)
  }
}

function tone(context: AudioContext, frequency: number, atS: number): void {
  const source = new OscillatorNode(context, { frequency, type: 'sine' })
  const volume = new GainNode(context, { gain: 0.12 })
  volume.gain.setValueAtTime(0.12, atS)
  volume.gain.exponentialRampToValueAtTime(0.001, atS + 0.22)
  source.connect(volume).connect(context.destination)
  source.start(atS)
  source.stop(atS + 0.24)
}
