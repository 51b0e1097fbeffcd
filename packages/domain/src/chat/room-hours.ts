const DAY_MS = 86_400_000

/** A room opens a day before the match and closes a day after it began. */
export const isRoomOpen = (kickOffAtMs: number, nowMs: number): boolean =>
  kickOffAtMs - DAY_MS <= nowMs && nowMs < kickOffAtMs + DAY_MS
