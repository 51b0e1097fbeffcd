import { bundleOf, type Frame } from './frame.ts'

/** Changes of one topic that wait to go out together. */
export class Gathered {
  #waiting: Frame[] = []
  #timer: NodeJS.Timeout | undefined

  /** Passes a change on at once, or with others when the last one went out less than `waitMs` ago. */
  add(frame: Frame, waitMs: () => number, pass: (frame: Frame) => void): void {
    this.#waiting.push(frame)
    if (this.#timer === undefined) this.#passAndWait(waitMs, pass)
  }

  /** Passes on what waits now: before somebody new is told where the topic is. */
  flush(pass: (frame: Frame) => void): void {
    if (this.#waiting.length === 0) return
    const frames = this.#waiting
    this.#waiting = []
    pass(bundleOf(frames))
  }

  #passAndWait(waitMs: () => number, pass: (frame: Frame) => void): void {
    this.flush(pass)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#waiting.length > 0) this.#passAndWait(waitMs, pass)
    }, waitMs())
    this.#timer.unref()
  }
}
