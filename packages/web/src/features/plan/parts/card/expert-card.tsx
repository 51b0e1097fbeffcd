import { Avatar } from '#ui/avatar/avatar.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { flame } from '#ui/icon/page.ts'
import { Press } from '#ui/press/press.tsx'
import s from './expert-card.module.css'

export interface ExpertCardProps {
  id: string
  name: string
  avatarUrl?: string
  /** Rank and sport, 九段上 · 足球. */
  note: string
  record?: { of: number; hit: number }
  /** In place of a record that is not there. */
  noRecord?: string
  /** Current run of hits; from 3 on it is worth a flame. */
  streak?: number
  /** Signed return, shown when there is no run. */
  returnRate?: string
  live?: boolean
  href?: string
  onClick?: () => void
}

export function ExpertCard({ id, name, avatarUrl, note, live, ...rest }: ExpertCardProps) {
  return (
    <Press href={rest.href} onClick={rest.onClick} className={s.card}>
      <span className={s.who}>
        <Avatar id={id} url={avatarUrl} size={40} ring={live} />
        <span className={s.text}>
          <b className={s.name}>{name}</b>
          <span className={s.note}>
            <Dotted text={note} />
          </span>
        </span>
      </span>
      <span className={s.foot}>
        <Record record={rest.record} noRecord={rest.noRecord} />
        <Run streak={rest.streak} returnRate={rest.returnRate} />
      </span>
    </Press>
  )
}

interface RecordProps {
  readonly record: ExpertCardProps['record'] | undefined
  readonly noRecord: string | undefined
}

function Record({ record, noRecord = '战绩 -' }: RecordProps) {
  if (!record) return <span className={s.quiet}>{noRecord}</span>
  return (
    <span className={s.hit}>
      近<b>{record.of}</b>中<b>{record.hit}</b>
    </span>
  )
}

function Run({ streak = 0, returnRate }: Pick<ExpertCardProps, 'streak' | 'returnRate'>) {
  if (streak >= 3)
    return (
      <span className={s.streak}>
        <Icon glyph={flame} size={14} />
        {streak}连红
      </span>
    )
  if (!returnRate) return null
  return (
    <span className={s.quiet}>
      回报 <b>{returnRate}</b>
    </span>
  )
}
