import type { RankKind } from '@linmen/contract/expert/ranking.schemas.ts'
import { go } from '#kit/go.ts'
import { useScreenParams } from '#kit/shown.ts'
import { RankList } from '#features/expert/parts/rank-list.tsx'
import { RatioList } from '#features/expert/parts/ratio-list.tsx'

/** The lists of the specification by their words, and the order each is in. */
const TABS: Readonly<Record<string, RankKind>> = {
  famous: 'strength',
  'form-star': 'hits',
  streak: 'streak',
  profit: 'profit',
}
const WORDS: Readonly<Record<RankKind, string>> = {
  strength: 'famous',
  hits: 'form-star',
  streak: 'streak',
  profit: 'profit',
}

export function Page() {
  const { tab, kind, sport } = useScreenParams('ExpertListTabPage')
  const open = (next: Partial<{ tab: string; kind: string; sport: typeof sport }>) =>
    go('ExpertListTabPage', { tab, kind, sport, ...next }, { replace: true })
  if (tab === 'accuracy')
    return (
      <RatioList
        sport={sport}
        period={kind}
        onSport={(next) => open({ sport: next })}
        onPeriod={(next) => open({ kind: next })}
      />
    )
  return (
    <RankList
      sport={sport}
      kind={TABS[tab] ?? 'strength'}
      onSport={(next) => open({ sport: next })}
      onKind={(next) => open({ tab: WORDS[next] })}
    />
  )
}
