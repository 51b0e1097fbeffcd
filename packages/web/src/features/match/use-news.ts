import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { stackNews, type NewsStack } from '@linmen/domain/match/list/news-stack.ts'
import { useEffect, useState } from 'react'
import { serverNowMs } from '#kit/clock.ts'
import { useShielded, type ShieldedMatch } from '#sport/shield/shield.ts'
import { useTicking } from '#kit/tick.ts'

/** Something that happened in a match whose row nobody sees. */
export interface News {
  readonly matchId: string
  readonly of: ShieldedMatch
  readonly kind: 'goal' | 'redCard' | 'correction' | 'period'
  /** What, when and who. */
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
  // Looked at every second: a page that was put aside comes back without what is over by then.
  const over = useTicking((nowMs) => stack === null || nowMs >= stack.untilMs)
  const [gathering] = useState(() =>
    gather((unseen) => {
      const nowMs = serverNowMs()
      setStack((held) => unseen.reduce((top, each) => stackNews(top, each, nowMs), held))
    }),
  )
  useEffect(() => gathering.stop, [gathering])
  return [hidden || over ? null : stack, gathering.tell] as const
}

/** Whoever reads one piece of news is not interrupted at once by the next. */
const READ_MS = 1000

/** Shows the first at once, then all of a second together: to see which rows are in sight costs a layout. */
function gather(show: (unseen: readonly News[]) => void) {
  let waiting: News[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastMs = -READ_MS
  const release = () => {
    const seen = idsInSight()
    const unseen = waiting.filter(({ matchId }) => !seen.has(matchId))
    stop()
    lastMs = serverNowMs()
    if (unseen.length > 0) show(unseen)
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = []
  }
  const tell = (news: News) => {
    waiting.push(news)
    // The clock may have been set back since.
    timer ??= setTimeout(release, Math.min(READ_MS, Math.max(0, lastMs + READ_MS - serverNowMs())))
  }
  return { tell, stop }
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

/** Matches the middle of whose rows can be seen. A page that was put aside has no heights. */
function idsInSight(): ReadonlySet<string | undefined> {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-match]')]
  const seen = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    const middle = top + height / 2
    return height > 0 && middle > HEAD_PX && middle < innerHeight - TABS_PX
  })
  return new Set(seen.map(({ dataset }) => dataset['match']))
}
