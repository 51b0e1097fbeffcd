let audio: AudioContext | undefined

/** Two short rising tones. Browsers stay silent until the person has touched the page once. */
export function playGoalSound(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  const at = audio.currentTime
  tone(audio, 660, at)
  tone(audio, 990, at + 0.14)
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
