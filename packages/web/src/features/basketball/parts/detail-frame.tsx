import type { BasketballInfo } from '@linmen/contract/match/basketball-detail.schemas.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball-status.ts'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { ShieldChip } from '#kit/shield-chip.tsx'
import { goBack } from '#kit/go.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { matchQuery } from '#features/basketball/basketball.queries.ts'
import { useBasketballMatch } from '#features/basketball/use-basketball-match.ts'
import { FreshnessNote, StaleBar, ToldAloud } from '#features/match-parts/parts/public.ts'
import { detailTabs } from './detail-tabs.tsx'
import { MatchHeader } from './match-header.tsx'
import s from './detail-frame.module.css'

/** One match with its header, and everything known about it under tabs. */
export function DetailFrame({ matchId }: { matchId: string }) {
  const { match, veil, health, told } = useBasketballMatch(matchId)
  const info = match.data
  if (!info)
    return (
      <PageFrame title="篮球比赛" {...(match.isPending && { header: null })}>
        <Loaded query={match} skeleton={<DetailSkeleton />}>
          {() => null}
        </Loaded>
      </PageFrame>
    )
  const title = titleOf(info)
  const freshness = { playing: isBasketballLive(info.live.phase), told }
  return (
    <div className={s.detail}>
      <TabbedData
        title={title}
        habit="bkDetail"
        header={
          <>
            <h1 className="sr-only">{title}</h1>
            <MatchHeader info={info} veil={veil} />
          </>
        }
        top={
          <>
            <StaleBar {...freshness} {...{ health }} queryKey={matchQuery(matchId).queryKey} />
            <ShieldChip match={{ ...info, phase: info.live.phase }} />
            {!veil && <ToldAloud told={told} />}
          </>
        }
        tabs={detailTabs(matchId)}
        foot={<FreshnessNote {...freshness} />}
      />
    </div>
  )
}

const titleOf = ({ home, away }: BasketballInfo) => `${away.name} vs ${home.name}`

/** As high as the header and the first cards, so that nothing jumps. */
const DetailSkeleton = () => (
  <>
    <NightPanel as="header" art="court" className={s.waiting}>
      <NavBar on="night" onBack={goBack} />
    </NightPanel>
    <div className={s.tabs} />
    <SkeletonCards />
  </>
)
