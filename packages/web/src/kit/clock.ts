/** The only place in the web package that asks the machine for the time. */
export interface Clock {
  nowMs(): number
}

export const clock: Clock = { nowMs: () => Date.now() }

let offsetMs = 0

/** The server's time, as far as its last complaint about ours told us. */
export const serverNowMs = (): number => serverTimeOf(clock.nowMs())

/** What this device noted by its own clock, in the server's time. */
export const serverTimeOf = (deviceMs: number): number => deviceMs + offsetMs

export function learnServerTime(serverMs: number): void {
  offsetMs = serverMs - clock.nowMs()
}
