import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goBack } from '#kit/go.ts'
import { Loaded, type Loading } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import type { ShieldedMatch } from '#sport/shield/shield.ts'
import { ShieldChip } from '#sport/shield/shield-chip.tsx'
import type { Store } from '#kit/store.ts'
import { cx } from '#ui/class-names.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { FreshnessNote, StaleBar, ToldAloud, type Told } from './freshness.tsx'
import s from './match-frame.module.css'

/** What a page about one match puts around its contents. */
export interface MatchSlots {
  readonly title: string
  readonly header: ReactNode
  readonly top: ReactNode
  readonly foot: ReactNode
  /** Another side of the match is looked at. */
  readonly onChoose?: () => void
}

interface MatchFacts {
  readonly id: string
  readonly kickOffAtMs: number
  readonly live: { readonly phase: NonNullable<ShieldedMatch['phase']> }
}

interface MatchFrameProps<Info extends MatchFacts> {
  /** The match as it may be shown, with what its topic says. */
  readonly of: {
    readonly match: Loading<Info>
    readonly veil: Veil | null
    readonly told: Store<Told>
  }
  readonly art: 'pitch' | 'court'
  /** Until the match has a name of its own. */
  readonly waitsAs: string
  /** Where the answer about the match is kept. */
  readonly queryKey: QueryKey
  readonly titleOf: (info: Info) => string
  readonly isPlaying: (info: Info) => boolean
  readonly header: (info: Info) => ReactNode
  /** What else stands between the header and the contents. */
  readonly below?: ReactNode
  /** What stands there belongs to the tab it was opened on. */
  readonly onChoose?: () => void
  readonly children: (info: Info, slots: MatchSlots) => ReactNode
}

/** One match with everything that stays the same whatever is shown of it, of either sport. */
export function MatchFrame<Info extends MatchFacts>(props: MatchFrameProps<Info>) {
  const { of, art, waitsAs, queryKey, titleOf, isPlaying, header, below, onChoose, children } =
    props
  const { match, veil, told } = of
  const info = match.data
  if (!info)
    return (
      <PageFrame title={waitsAs} {...(match.isPending && { header: null })}>
        <Loaded query={match} skeleton={<FrameSkeleton art={art} />}>
          {() => null}
        </Loaded>
      </PageFrame>
    )
  const title = titleOf(info)
  const freshness = { playing: isPlaying(info), told }
  const slots = {
    title,
    header: (
      <>
        <h1 className="sr-only">{title}</h1>
        {header(info)}
      </>
    ),
    top: (
      <>
        <StaleBar {...freshness} queryKey={queryKey} />
        <ShieldChip match={{ ...info, phase: info.live.phase }} />
        {below}
        {!veil && <ToldAloud told={told} />}
      </>
    ),
    foot: <FreshnessNote {...freshness} />,
    ...(onChoose && { onChoose }),
  }
  return <div className={s.detail}>{children(info, slots)}</div>
}

/** As high as the header and the first cards, so that nothing jumps. */
const FrameSkeleton = ({ art }: { art: 'pitch' | 'court' }) => (
  <>
    <NightPanel as="header" art={art} className={cx(s.waiting, s[art])}>
      <NavBar on="night" onBack={goBack} />
    </NightPanel>
    <div className={s.tabs} />
    <SkeletonCards />
  </>
)
