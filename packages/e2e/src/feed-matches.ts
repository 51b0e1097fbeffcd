import { OPENING_MS } from './moment.ts'
import type { ToldMatch } from './own-feed.ts'

const at = (minutes: number) => OPENING_MS + minutes * 60_000

/** What the own feed tells of. No leap that a journey makes comes to the last ones. */
export const matchesOfFeed = {
  next: { id: 101, home: '北港', away: '南湾', kickOffAtMs: at(50) },
  later: { id: 102, home: '东林', away: '西岭', kickOffAtMs: at(130) },
  first: { id: 103, home: '青川', away: '白石', kickOffAtMs: at(310) },
  second: { id: 104, home: '云渡', away: '长汀', kickOffAtMs: at(330) },
} as const satisfies Readonly<Record<string, ToldMatch>>
