import { perApp } from '#kit/per-app.ts'
import type { Ports } from '#kit/ports.ts'
import type { Recorded } from '#features/archive/record-reports.ts'

/** What was new, and the moment up to which the days are known now; 0 while more is to come. */
export interface DayNews extends Recorded {
  readonly asOfMs: number
  readonly receivedAtMs: number
}

/** The live state that follows from the records. It must see every record exactly when it is made. */
export interface LiveStore {
  /** True for a day that one process reads continuously. Nothing else may pull the reports of that day. */
  follows(day: string): boolean
  /** Resolves once the followed days have been read after a start. */
  caughtUp(): Promise<void>
  /** Called with every piece of recorded reports, in the order of recording. */
  publish(days: readonly string[], news: DayNews): void
}

const NO_STORE: LiveStore = {
  follows: () => false,
  caughtUp: async () => {},
  publish: () => {},
}

const registered = perApp(() => ({ store: NO_STORE }))

/** Connects the live state to the records: from now on reports cannot be recorded without being published. */
export const connectLiveStore = (ports: Ports, store: LiveStore): void =>
  void (registered(ports).store = store)

export const liveStoreOf = (ports: Ports): LiveStore => registered(ports).store
