import type { FollowedPerson } from '@linmen/contract/expert/follow.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { hrefTo } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Press } from '#ui/press/press.tsx'
import { FollowButton } from '#features/favourite/parts/public.ts'
import s from './expert-row.module.css'

/** Somebody in a list of follows; experts lead to their page. */
export function PersonRow({ person }: { person: FollowedPerson }) {
  const { id, name, avatar, grade, level, signature, fans, isFollowed } = person
  return (
    <div className={s.row}>
      <Press
        className={s.person}
        href={grade === undefined ? undefined : hrefTo('ExpertHomePage', { expertId: id })}
      >
        <Avatar id={id} url={avatar} size={44} />
        <span className={s.text}>
          <span className={s.name}>
            {name}
            {grade !== undefined && (
              <span className={s.grade}>{level === 1 ? '实验室' : gradeName(grade)}</span>
            )}
          </span>
          <span className={s.facts}>粉丝 {fans}</span>
          {signature && <span className={s.bio}>{signature}</span>}
        </span>
      </Press>
      <FollowButton expertId={id} name={name} isFollowed={isFollowed} />
    </div>
  )
}
