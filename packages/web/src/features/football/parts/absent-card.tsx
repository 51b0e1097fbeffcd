import type { LineupSide } from '@linmen/contract/match/football-detail.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import s from './absent-card.module.css'

const REASONS = { injury: '伤病', suspension: '停赛', doubtful: '存疑', rest: '轮休' }

/** Who is missing on each side, why, and until when. */
export function AbsentCard({ home, away }: { home: LineupSide; away: LineupSide }) {
  if (home.absences.length + away.absences.length === 0) return null
  return (
    <Card as="div">
      <Section inCard title="伤停">
        {[home, away].map(({ teamId, teamName, absences }) => (
          <div key={teamId} className={s.side}>
            <h3 className={s.team}>{teamName}</h3>
            {absences.length === 0 && <p className={s.none}>没有缺阵的球员</p>}
            <ul>
              {absences.map(({ playerId, name, position, reason, detail, untilDay }) => (
                <li key={playerId} className={s.player}>
                  <span className={s.name}>{name}</span>
                  <span className={s.note}>{position}</span>
                  <Tag tone={reason === 'doubtful' ? 'dashed' : 'plain'}>{REASONS[reason]}</Tag>
                  <span className={s.detail}>
                    {detail}
                    {untilDay && `　预计 ${untilDay.slice(5)} 复出`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
    </Card>
  )
}
