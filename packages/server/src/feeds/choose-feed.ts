import type { Clock } from '#kit/ports.ts'
import type { Settings } from '#kit/settings.ts'
import type { SportsFeed } from './port.ts'
import { simulatedFeed } from './simulator.ts'

/** The source this installation reads; null where everything was brought in. */
export const chooseFeed = ({ demo }: Settings, clock: Clock): SportsFeed | null =>
  demo ? simulatedFeed(clock) : null
