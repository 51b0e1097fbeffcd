import type { BasketballStanding } from '@linmen/contract/match/basketball-box.schemas.ts'
import type { Side } from '@linmen/contract/match/match-live.schemas.ts'
import { useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Section } from '#ui/section/section.tsx'
import { ShotChart } from '#ui/shot-chart/shot-chart.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import s from './shot-card.module.css'

interface ShotCardProps {
  readonly shots: BasketballStanding['shots']
  readonly side: Side
  readonly team: string
}

/** Where a team, or one of its players, shot from. */
export function ShotCard({ shots, side, team }: ShotCardProps) {
  const [player, setPlayer] = useState<string | null>(null)
  const own = shots.filter((shot) => shot.side === side)
  const players = new Map(own.map((shot) => [shot.playerId, shot.player]))
  const chosen = player !== null && players.has(player) ? player : null
  const shown = own.filter(({ playerId }) => chosen === null || playerId === chosen)
  const words = `全场　${countWords(shown)}`
  const who = chosen === null ? team : players.get(chosen)
  return (
    <Card as="div">
      <Section inCard title="投篮分布" {...(own.length > 0 && { fact: words })}>
        {own.length === 0 && <SmallEmpty text="开赛后这里有每次出手的位置" />}
        {own.length > 0 && (
          <>
            <div className={s.players} role="group" aria-label="球员">
              <Chip active={chosen === null} onClick={() => setPlayer(null)}>
                全队
              </Chip>
              {[...players].map(([id, name]) => (
                <Chip key={id} active={id === chosen} onClick={() => setPlayer(id)}>
                  {name}
                </Chip>
              ))}
            </div>
            <div className={s.chart}>
              <ShotChart shots={shown} tone={side} summary={`${who} ${words}`} />
            </div>
          </>
        )}
      </Section>
    </Card>
  )
}

function countWords(shots: ShotCardProps['shots']): string {
  const threes = shots.filter(({ points }) => points === 3)
  const hits = (of: ShotCardProps['shots']) => of.filter(({ made }) => made).length
  return `出手 ${shots.length} 中 ${hits(shots)}　三分 ${threes.length} 中 ${hits(threes)}`
}
