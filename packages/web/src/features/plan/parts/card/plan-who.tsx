import type { ExpertFace } from '@linmen/contract/expert/expert.schemas.ts'
import type { ReactNode } from 'react'
import { hrefTo, isOpen } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Press } from '#ui/press/press.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import s from './plan-who.module.css'

export interface PlanWhoProps {
  expert: Pick<ExpertFace, 'id' | 'name' | 'avatar' | 'record'>
  /** Rank and time, 九段上 · 32 分钟前. */
  note: string
  /** At the right: a Tag such as 近10中8, or a follow button. */
  aside?: ReactNode
  size?: number
}

/** The expert who wrote it, and the way to their page. */
export function PlanWho({ expert, note, aside, size = 38 }: PlanWhoProps) {
  const { id, name, avatar, record } = expert
  const href = isOpen('ExpertHomePage') ? hrefTo('ExpertHomePage', { expertId: id }) : undefined
  return (
    <div className={s.who}>
      <Press href={href} className={s.person}>
        <Avatar id={id} url={avatar} size={size} />
        <span className={s.text}>
          <span className={s.name}>
            <b>{name}</b>
            {record.settled > 0 && <VerifiedMark size={15} />}
          </span>
          <span className={s.note}>
            <Dotted text={note} />
          </span>
        </span>
      </Press>
      {aside}
    </div>
  )
}
