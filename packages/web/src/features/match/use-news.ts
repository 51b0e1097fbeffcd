import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { stackNews, type NewsStack } from '@linmen/domain/match/news-stack.ts'
import { useLayoutEffect, useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { useShielded, type ShieldedMatch } from '#kit/shield.ts'

/** Something that happened in a match whose row nobody sees. */
export interface News {
  readonly matchId: string
  readonly of: ShieldedMatch
  readonly kind: 'goal' | 'redCard' | 'correction' | 'period'
  /** 进球　67' 霍尔姆 */
  readonly text: string
  /** In the order in which the sport is read. */
  readonly teams: readonly [NewsTeam, NewsTeam]
  readonly href: string | undefined
}

export interface NewsTeam {
  readonly name: string
  readonly score: number
  /** It was this team. */
  readonly did: boolean
}

const NOTHING: ShieldedMatch = { id: '', phase: 'scheduled' }

/** The news of the last seconds. They are gone as soon as their match is hidden. */
export function useNews() {
  const [stack, setStack] = useState<NewsStack<News> | null>(null)
  const hidden = useShielded(stack?.newest.of ?? NOTHING)
  useLayoutEffect(() => {
    if (!stack) return
    // A page that was put aside has lost its timer: what is over when it comes back is not seen again.
    const leftMs = stack.untilMs - serverNowMs()
    if (leftMs <= 0) return setStack(null)
    const timer = setTimeout(() => setStack(null), leftMs)
    return () => clearTimeout(timer)
  }, [stack])
  const tell = (news: News) => {
    if (isInSight(news.matchId)) return
    setStack((held) => stackNews(held, news, serverNowMs()))
  }
  return [hidden ? null : stack, tell] as const
}

/** Both teams with their scores, first the one that is read first. */
export function newsTeams(
  names: Readonly<Record<Side, { readonly name: string }>>,
  score: Readonly<Record<Side, number>>,
  { first, did }: { first: Side; did: Side | null },
): News['teams'] {
  const team = (side: Side) => ({
    name: names[side].name,
    score: score[side],
    did: side === did,
  })
  return [team(first), team(first === 'home' ? 'away' : 'home')]
}

/** Bars at the edges of the screen: the heads of the columns above, the tabs below. */
const HEAD_PX = 26
const TABS_PX = 56

/** Whether the middle of a match's row can be seen. A page that was put aside has no heights. */
function isInSight(matchId: string): boolean {
  const rows = document.querySelectorAll(`[data-match="${CSS.escape(matchId)}"]`)
  return [...rows].some((row) => {
    const { top, height } = row.getBoundingClientRect()
    const middle = top + height / 2
    return height > 0 && middle > HEAD_PX && middle < innerHeight - TABS_PX
  })
}
