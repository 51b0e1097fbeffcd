import type { Veil } from '@linmen/domain/shield/shielded-words.ts'
import type { ReactNode } from 'react'
import { HiddenScore } from '#sport/shield/veil.tsx'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { ScoreHeader } from '#ui/score-header/score-header.tsx'
import type { SharedMatch } from '#features/share/shared-match.ts'
import { BrandLink } from './brand-link.tsx'
import { ShareEntry } from './share-entry.tsx'

interface ShareHeaderProps {
  readonly match: SharedMatch
  readonly veil: Veil | null
  readonly below: ReactNode
}

export function ShareHeader({ match, veil, below }: ShareHeaderProps) {
  const { sport, leagueName, stage, day, time, left, right, score, scorers, note } = match
  const of = `${left.name} 对 ${right.name}`
  const lines = { left: scorers.left.join('\n'), right: scorers.right.join('\n') }
  return (
    <ScoreHeader
      sport={sport}
      nav={
        <NavBar
          on="night"
          left={<BrandLink />}
          title={[leagueName, stage].filter(Boolean).join(' ')}
          note={`${day} ${time}`}
          right={<ShareEntry match={match} />}
        />
      }
      left={left}
      right={right}
      status={match.status}
      {...(score && { score })}
      {...(veil &&
        match.hidden && {
          hidden: <HiddenScore on="night" {...{ veil, of }} matchId={match.id} />,
        })}
      note={note}
      below={below}
      {...((lines.left || lines.right) && { scorers: lines })}
    />
  )
}
