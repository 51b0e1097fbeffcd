import { eventRows, type EventMark, type EventRow } from '@linmen/domain/match/event-rows.ts'
import type { MatchEvent } from '@linmen/contract/match/football-detail.schemas.ts'
import type { TextEntry } from '@linmen/contract/match/match-course.schemas.ts'
import type { ReactNode } from 'react'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ball, swap } from '#ui/icon/match.ts'
import { Section } from '#ui/section/section.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import s from './events-card.module.css'

interface EventsCardProps {
  readonly events: readonly MatchEvent[]
  /** They tell why a goal was taken back. */
  readonly lines?: readonly TextEntry[]
  /** `01:45`, at the foot of the list. */
  readonly kickOff: string
  /** The newest one is marked as now. */
  readonly playing: boolean
}

/** What happened, newest first, each side on its own side of the line. */
export function EventsCard({ events, lines, kickOff, playing }: EventsCardProps) {
  const rows = eventRows(events, lines)
  const newest = playing && rows[0]?.is === 'event' ? rows[0].key : undefined
  return (
    <Card as="div">
      <Section inCard title="事件" aside={<span className={s.order}>新事件在上</span>}>
        <ol className={s.list}>
          {rows.map((row) =>
            row.is === 'phase' ? (
              <Phase key={row.key} text={row.text} />
            ) : (
              <Row key={row.key} row={row} now={row.key === newest} />
            ),
          )}
          <Phase text={`开球 ${kickOff}`} />
        </ol>
      </Section>
    </Card>
  )
}

const Phase = ({ text }: { text: string }) => (
  <li className={s.phase}>
    <span>{text}</span>
  </li>
)

type Happened = Extract<EventRow, { is: 'event' }>

function Row({ row, now }: { row: Happened; now: boolean }) {
  const { side, when, title, detail, score, struck, mark } = row
  return (
    <li className={cx(s.row, now && s.now, struck && s.struck)}>
      <span className={s.when}>{when}</span>
      <div className={cx(s.side, s[side])}>
        {MARKS[mark]}
        <span className="sr-only">{side === 'home' ? '主队' : '客队'}</span>
        <span className={s.title}>
          <Dotted text={title} />
        </span>
        {detail && (
          <p className={s.detail}>
            <Dotted text={detail} />
          </p>
        )}
        {score && <b className={s.score}>{score}</b>}
      </div>
    </li>
  )
}

const MARKS: Record<EventMark, ReactNode> = {
  goal: <Icon glyph={ball} size={20} />,
  missed: <Icon glyph={ball} size={20} className={s.missed!} />,
  yellow: <i className={s.yellow} />,
  red: <i className={s.red} />,
  secondYellow: <i className={cx(s.yellow, s.second)} />,
  substitution: <Icon glyph={swap} size={19} />,
  correction: <Tag tone="dashed">更正</Tag>,
}
