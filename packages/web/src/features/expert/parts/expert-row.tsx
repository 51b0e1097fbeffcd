import type { ListedExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import type { ReactNode } from 'react'
import { hrefTo } from '#kit/go.ts'
import { useSumVeil } from '#sport/shield/tv-delay.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Press } from '#ui/press/press.tsx'
import { VerifiedMark } from '#ui/verified-mark/verified-mark.tsx'
import { signedPercent } from '#features/expert/expert-words.ts'
import { FollowButton } from '#features/favourite/parts/public.ts'
import s from './expert-row.module.css'

interface ExpertRowProps {
  readonly expert: ListedExpert
  /** In a ranking. */
  readonly place?: number
  /** Instead of the follow button. */
  readonly aside?: ReactNode
}

/** One expert in a list: who, the record as it is, and a way to follow. */
export function ExpertRow({ expert, place, aside }: ExpertRowProps) {
  const { id, name, avatar, grade, level, isFollowed, bio } = expert
  return (
    <div className={s.row}>
      {place !== undefined && <span className={s.place}>{place}</span>}
      <Press className={s.person} href={hrefTo('ExpertHomePage', { expertId: id })}>
        <Avatar id={id} url={avatar} size={44} />
        <span className={s.text}>
          <span className={s.name}>
            {name}
            {expert.record.settled > 0 && <VerifiedMark size={14} />}
            <span className={s.grade}>{level === 1 ? '实验室' : gradeName(grade)}</span>
          </span>
          <Facts expert={expert} />
          {bio && <span className={s.bio}>{bio}</span>}
        </span>
      </Press>
      {aside ?? <FollowButton expertId={id} name={name} isFollowed={isFollowed} />}
    </div>
  )
}

function Facts({ expert: { record, fans, plansOnSale } }: Pick<ExpertRowProps, 'expert'>) {
  const veil = useSumVeil(record)
  const { recent, streak, monthReturn } = record
  return (
    <span className={s.facts}>
      {veil && <span>战绩已隐藏</span>}
      {!veil && recent && <b>{`近${recent.picks}中${recent.hits}`}</b>}
      {!veil && !recent && <span>样本不足</span>}
      {!veil && streak >= 2 && <span>{streak} 连红</span>}
      {!veil && monthReturn !== undefined && <span>30 天 {signedPercent(monthReturn)}</span>}
      {plansOnSale > 0 && <span>在售 {plansOnSale}</span>}
      <span>粉丝 {fans}</span>
    </span>
  )
}
