import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { PassedOn } from '@linmen/domain/share/share-words.ts'
import { hrefTo } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import type { StatusKind } from '#ui/status-chip/status-chip.tsx'

export interface SharedTeam {
  readonly id: string
  readonly name: string
  /** 主 or 客, where it is not clear from the place. */
  readonly mark?: string
}

/** A match as it is passed on. Left and right as its sport is read. */
export interface SharedMatch {
  readonly sport: Sport
  readonly id: string
  readonly leagueName: string
  /** Round or stage. */
  readonly stage: string
  /** `11-25 周三`, `04:00`. */
  readonly day: string
  readonly time: string
  readonly left: SharedTeam
  readonly right: SharedTeam
  readonly status: { readonly kind: StatusKind; readonly text: string }
  /** Null before the match, and where the person keeps the score from themselves. */
  readonly score: { readonly left: number; readonly right: number } | null
  /** The person keeps the score from themselves: nothing may tell it. */
  readonly hidden: boolean
  /** 半场 1-0, 点球 4-3. */
  readonly note: string
  /** Goals by scorer. */
  readonly scorers: { readonly left: readonly string[]; readonly right: readonly string[] }
  /** Points by quarter. */
  readonly quarters: readonly Quarter[]
}

export interface Quarter {
  readonly head: string
  readonly left: string
  readonly right: string
}

const PAGES = { football: 'FtMatchSharePage', basketball: 'BkMatchSharePage' } as const

/** One passing on: its number, which comes back with every opening, and the way it went. */
export interface Passing {
  readonly shareId: string
  readonly from: 'link' | 'system' | 'poster'
}

/** The address somebody else opens. The brand of the host goes with it. */
export function shareLink(
  { sport, id }: Pick<SharedMatch, 'sport' | 'id'>,
  { shareId, from }: Passing,
): string {
  const { name, agentId } = theHost()
  const brand = name === 'browser' ? '' : `?agentId=${encodeURIComponent(agentId)}`
  return `${location.origin}/${brand}${hrefTo(PAGES[sport], { matchId: id, shareId, from })}`
}

export const passedOn = (match: SharedMatch): PassedOn => ({
  leagueName: match.leagueName,
  left: match.left.name,
  right: match.right.name,
  score: match.score,
  state: stateOf(match),
})

function stateOf({ status, hidden, day, time }: SharedMatch): string {
  if (hidden) return ''
  return status.kind === 'scheduled' ? `${day} ${time}` : status.text
}
