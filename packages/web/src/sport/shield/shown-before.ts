import type { Codec } from '@linmen/contract/kit/codec.ts'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import { serverNowMs } from '#kit/clock.ts'
import { delayMs, tvNowMs } from './shield.ts'
import { inTab, readJson, storageKeys, writeJson } from '#kit/storage.ts'

interface State {
  readonly version: number
}

type Shown<Live> = () => Iterable<readonly [matchId: string, live: Live]>

export interface ShownBefore<Live> {
  /** How a match stood. Nothing where the newest that is known of it is older. */
  of(matchId: string, newest: State): Live | undefined
  /** Asked for what is on screen when the page is left. */
  keep(shown: Shown<Live>): () => void
}

/**
 * Matches as they stood on screen when the page was left. Who loads it again sees them at once and
 * does not wait for television a second time: it has shown that much already.
 */
export const shownBefore = <Live extends State>(
  sport: Sport,
  live: Codec<Live>,
): ShownBefore<Live> => ({
  of(matchId, newest) {
    kept ??= readKept()
    // Another page may have made the delay longer meanwhile.
    if (kept.tvMs > tvNowMs()) return undefined
    const state = stateIn(kept.states[`${sport} ${matchId}`], live)
    return state && state.version <= newest.version ? state : undefined
  },
  keep(shown) {
    const source = () =>
      [...shown()].map(([id, state]) => [`${sport} ${id}`, live.encode(state)] as const)
    sources.add(source)
    return () => void sources.delete(source)
  },
})

const sources = new Set<() => (readonly [key: string, wire: unknown])[]>()

interface Kept {
  /** What television showed when the page was left. */
  readonly tvMs: number
  readonly leftAtMs: number
  readonly states: Readonly<Record<string, unknown>>
}

const NOTHING: Kept = { tvMs: 0, leftAtMs: 0, states: {} }
/** Who was away for longer would take an old score for the one of now. */
const MOST_AWAY_MS = 60_000
let kept: Kept | undefined

addEventListener('pagehide', () => {
  if (delayMs() === 0) return inTab.drop(storageKeys.shownMatches)
  const states = Object.fromEntries([...sources].flatMap((source) => source()))
  writeJson(inTab, storageKeys.shownMatches, {
    tvMs: tvNowMs(),
    leftAtMs: serverNowMs(),
    states,
  } satisfies Kept)
})

function readKept(): Kept {
  const found = readJson(inTab, storageKeys.shownMatches) as Partial<Kept> | null | undefined
  const { tvMs, leftAtMs, states } = found ?? NOTHING
  if (typeof tvMs !== 'number' || typeof leftAtMs !== 'number' || !states) return NOTHING
  return serverNowMs() - leftAtMs > MOST_AWAY_MS ? NOTHING : { tvMs, leftAtMs, states }
}

/** Whatever an earlier edition of the app kept in another shape is forgotten. */
function stateIn<Live>(wire: unknown, live: Codec<Live>): Live | undefined {
  try {
    return wire === undefined ? undefined : live.decode(wire)
  } catch {
    return undefined
  }
}
