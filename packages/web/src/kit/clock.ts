/** The only place in the web package that asks the machine for the time. */
export interface Clock {
  nowMs(): number
}

export const clock: Clock = { nowMs: () => Date.now() }

let offsetMs = 0

/** The server's time, as far as its last complaint about ours told us. */
export const serverNowMs = (): number => clock.nowMs() + offsetMs

export function learnServerTime(serverMs: number): void {
  offsetMs = serverMs - clock.nowMs()
}
