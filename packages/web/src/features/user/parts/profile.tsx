import type { OutputOf } from '@linmen/contract'
import type { userEndpoints } from '@linmen/contract/user/user.endpoints.ts'
import { go, hrefTo } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { chevronRight } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Press } from '#ui/press/press.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { LEVEL_WORDS } from '#features/user/level-words.ts'
import s from './profile.module.css'

export type Me = OutputOf<typeof userEndpoints.me>

export interface ProfileProps {
  loggedIn: boolean
  me: {
    readonly data: Me | undefined
    readonly isError: boolean
    refetch(): unknown
  }
}

/** Who is signed in, or the way in. */
export function Profile({ loggedIn, me }: ProfileProps) {
  const { data: member } = me
  if (!loggedIn) return <Stranger />
  if (me.isError && !member)
    return (
      <header className={s.profile}>
        <Avatar size={60} />
        <p className={s.note}>个人资料没有读到</p>
        <Button size="s" look="ghost" onClick={() => void me.refetch()}>
          重新加载
        </Button>
      </header>
    )
  if (!member) return <ProfileSkeleton />
  return (
    <header className={s.profile}>
      <Avatar id={member.avatar || member.id} size={60} />
      <div className={s.who}>
        <h1 className={s.name}>
          <span className={s.nickname} title={member.nickname}>
            {member.nickname}
          </span>
          {LEVEL_WORDS[member.level] && <Tag tone="ink">{LEVEL_WORDS[member.level]}</Tag>}
          {member.isOperator && <Tag tone="outline">运营</Tag>}
        </h1>
        <p className={s.note}>ID {member.publicId}</p>
      </div>
      <Press href={hrefTo('UserInfoPage')} className={s.home}>
        资料
        <Icon glyph={chevronRight} size={16} />
      </Press>
    </header>
  )
}

function Stranger() {
  return (
    <header className={s.profile}>
      <Avatar size={60} />
      <div className={s.who}>
        <h1 className={s.name}>未登录</h1>
        <p className={s.note}>登录后购买方案、关注比赛</p>
      </div>
      <Button size="s" onClick={() => go('LoginPage', { backUrl: '/tabs/user/center' })}>
        登录
      </Button>
    </header>
  )
}

function ProfileSkeleton() {
  return (
    <header className={s.profile} aria-busy="true" aria-label="正在读取个人资料">
      <Skeleton width={60} height={60} round />
      <div className={s.who}>
        <Skeleton width={120} height={22} />
        <Skeleton width={80} height={14} />
      </div>
    </header>
  )
}
