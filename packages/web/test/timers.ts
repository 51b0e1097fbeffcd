/** Time that only moves when told, with everything that waits for it. */
export class Timers {
  atMs = 0
  nowMs = () => this.atMs
  #waiting: { atMs: number; run: () => void }[] = []

  later = (run: () => void, ms: number) => {
    const entry = { atMs: this.atMs + ms, run }
    this.#waiting.push(entry)
    return () => void (this.#waiting = this.#waiting.filter((each) => each !== entry))
  }

  pass(ms: number): void {
    const until = this.atMs + ms
    for (;;) {
      const next = this.#waiting.toSorted((a, b) => a.atMs - b.atMs)[0]
      if (!next || next.atMs > until) break
      this.#waiting = this.#waiting.filter((each) => each !== next)
      this.atMs = next.atMs
      next.run()
    }
    this.atMs = until
  }
}
