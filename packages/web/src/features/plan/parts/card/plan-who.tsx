import type { ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Dotted } from '#ui/dotted/dotted.tsx'
import { Press } from '#ui/press/press.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import s from './plan-who.module.css'

export interface PlanWhoProps {
  id: string
  name: string
  avatarUrl?: string
  verified?: boolean
  /** Rank and time, 九段上 · 32 分钟前. */
  note: string
  href?: string
  /** At the right: a Tag such as 近10中8, or a follow button. */
  aside?: ReactNode
  size?: number
}

export function PlanWho({
  id,
  name,
  avatarUrl,
  verified,
  note,
  href,
  aside,
  size = 38,
}: PlanWhoProps) {
  return (
    <div className={s.who}>
      <Press href={href} className={s.person}>
        <Avatar id={id} url={avatarUrl} size={size} />
        <span className={s.text}>
          <span className={s.name}>
            <b>{name}</b>
            {verified && <VerifiedMark size={15} />}
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
