import { cx } from '#ui/class-names.ts'
import { LiveChip } from '#ui/live-chip/live-chip.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import s from './status-chip.module.css'

export type StatusKind = 'scheduled' | 'live' | 'break' | 'finished' | 'disturbed' | 'open'

export interface StatusChipProps {
  /**
   * scheduled: kick-off time; live: volt; break: half-time outline; finished: grey;
   * disturbed: 推迟 中断 腰斩, dashed; open: 取消 待定, outlined.
   */
  kind: StatusKind
  text: string
  large?: boolean
}

/** Each state has its own shape, so it never depends on colour alone. */
export function StatusChip({ kind, text, large }: StatusChipProps) {
  if (kind === 'live') return <LiveChip large={large}>{text}</LiveChip>
  if (kind === 'break') return <span className={cx(s.pause, large && s.large)}>{text}</span>
  if (kind === 'scheduled') return <b className={s.time}>{text}</b>
  if (kind === 'finished') return <Tag>{text}</Tag>
  return <Tag tone={kind === 'disturbed' ? 'dashed' : 'outline'}>{text}</Tag>
}
