import type { BasketballStanding } from '@linmen/contract/match/basketball-box.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { isBasketballLive } from '@linmen/domain/match/basketball/basketball-status.ts'
import { useState } from 'react'
import { useToldOffline } from '#kit/device/online.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { useLateQuery } from '#sport/shield/tv-delay.ts'
import { HiddenPart } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { standingQuery } from '#features/basketball/basketball.queries.ts'
import { countedUntil } from '#features/basketball/box-columns.ts'
import { useShownMatch } from '#features/basketball/use-shown-match.ts'
import { BoxCard } from '#features/basketball/parts/play/box-card.tsx'
import type { OfMatch } from './detail-tabs.tsx'
import { ShotCard } from '#features/basketball/parts/play/shot-card.tsx'
import { TeamFigures } from '#features/basketball/parts/play/team-figures.tsx'
import s from './figures-tab.module.css'

const POLL_MS = 10_000

/** 统计: both teams in figures, everybody's line, and where they shot from. */
export function FiguresTab({ matchId }: OfMatch) {
  const { match, veil, behind } = useShownMatch(matchId)
  const over = !match.data || !isBasketballLive(match.data.live.phase)
  // Minutes go by without a word, and the topic may be silent.
  const asked = { ...standingQuery(matchId), refetchInterval: over ? (false as const) : POLL_MS }
  const query = useToldOffline(useLateQuery(asked, () => behind))
  const [side, setSide] = useState<Side>('away')
  const hidden = veil ?? (query.syncing ? 'sync' : null)
  const sinceMs = veil ? null : query.sinceMs
  if (hidden) return <HiddenPart {...{ matchId, sinceMs }} veil={hidden} what="统计" />
  return (
    <Loaded query={query}>
      {(standing) =>
        isEmpty(standing) ? (
          <Card>
            <SmallEmpty title="还没有统计" text="开赛后这里有技术统计、球员数据和投篮分布" />
          </Card>
        ) : (
          <>
            <TeamFigures standing={standing} until={countedUntil(standing, over)} />
            <div className={s.sides}>
              <Segmented
                label="球队"
                items={[
                  { key: 'away', label: `客 ${standing.away.teamName}` },
                  { key: 'home', label: `主 ${standing.home.teamName}` },
                ]}
                value={side}
                onChange={setSide}
              />
            </div>
            <BoxCard box={standing[side]} />
            <ShotCard shots={standing.shots} side={side} team={standing[side].teamName} />
          </>
        )
      }
    </Loaded>
  )
}

const isEmpty = ({ home, away, statistics }: BasketballStanding) =>
  home.players.length + away.players.length + statistics.length === 0
