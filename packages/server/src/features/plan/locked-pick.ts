import type { PublishedPick } from '@linmen/contract/plan/publish.schemas.ts'
import type { Picked } from '@linmen/domain/plan/settle-pick.ts'
import type { OfferedMatch } from '#features/match/public.ts'

/** A pick at the price of the moment it was made. */
export interface LockedPick {
  readonly match: OfferedMatch
  readonly picked: Picked
}

/** A market whose side is still to be picked, at the line of the moment it was promised. */
export interface OpenPick {
  readonly match: OfferedMatch
  readonly picked: Pick<Picked, 'market' | 'line' | 'kickoffMs'> & {
    readonly pick: null
    readonly oddsHundredths: null
  }
}

export const isLocked = (pick: LockedPick | OpenPick): pick is LockedPick =>
  pick.picked.pick !== null

/** What a promised pick will be about; null where nobody offers that market. */
export function openPick(
  match: OfferedMatch,
  oddsType: PublishedPick['oddsType'],
): OpenPick | null {
  const offered = lockedPick(match, { matchId: match.id, oddsType, option: '3' })
  if (!offered) return null
  return { match, picked: { ...offered.picked, pick: null, oddsHundredths: null } }
}

/** What an option means on this match; null where it means nothing or nobody offers it. */
export function lockedPick(match: OfferedMatch, wish: PublishedPick): LockedPick | null {
  const picked = { european, asian, overUnder }[wish.oddsType](match, wish.option ?? '')
  if (!picked || picked.oddsHundredths <= EVEN) return null
  return { match, picked: { ...picked, kickoffMs: match.kickOffAtMs } }
}

type Found = Omit<Picked, 'kickoffMs'> | null
const EVEN = 100
const SIDES = { '3': 0, '1': 1, '0': 2 } as const
const CHOICES = ['home', 'draw', 'away'] as const

function european({ sport, european: prices }: OfferedMatch, option: string): Found {
  const at = option in SIDES ? SIDES[option as keyof typeof SIDES] : undefined
  if (at === undefined || (sport === 'basketball' && at === 1)) return null
  return {
    market: sport === 'basketball' ? 'winLose' : 'winDrawLose',
    pick: CHOICES[at],
    line: null,
    oddsHundredths: prices[at] ?? 0,
  }
}

/** Water is what is won on top of the stake. */
const asian = ({ asian: offer }: OfferedMatch, option: string): Found =>
  byLine(offer, option, { market: 'handicap', sides: ['home', 'away'] })

const overUnder = ({ overUnder: offer }: OfferedMatch, option: string): Found =>
  byLine(offer, option, { market: 'overUnder', sides: ['over', 'under'] })

interface LineMarket {
  readonly market: Picked['market']
  readonly sides: readonly [Picked['pick'], Picked['pick']]
}

function byLine(
  [first = 0, line = 0, second = 0]: readonly number[],
  option: string,
  { market, sides }: LineMarket,
): Found {
  if (option === '3') return { market, pick: sides[0], line, oddsHundredths: EVEN + first }
  if (option === '0') return { market, pick: sides[1], line, oddsHundredths: EVEN + second }
  return null
}
