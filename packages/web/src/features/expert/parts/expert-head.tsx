import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { goBack, hrefTo, isOpen } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { search } from '#ui/icon/basic.ts'
import { share } from '#ui/icon/page.ts'
import { NavBar } from '#ui/nav-bar/nav-bar.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Press } from '#ui/press/press.tsx'
import { FollowButton } from '#features/favourite/parts/public.ts'
import s from './expert-head.module.css'

/** Who the expert is, on the night field. */
export function ExpertHead({ expert }: { expert: ExpertHome }) {
  const { id, name, avatar, grade, level, bio } = expert
  return (
    <NightPanel as="header" art="pitch" className={s.panel}>
      <NavBar
        on="night"
        onBack={goBack}
        right={
          <>
            {isOpen('ExpertSearchPage') && (
              <IconButton glyph={search} label="搜索专家" href={hrefTo('ExpertSearchPage')} />
            )}
            <IconButton
              glyph={share}
              label="分享"
              href={hrefTo('ExpertHomeSharePage', { expertId: id })}
            />
          </>
        }
      />
      <div className={s.who}>
        <Avatar id={id} url={avatar} size={68} ring />
        <div className={s.text}>
          <h1 className={s.name}>
            {name}
            <span className={s.grade}>{level === 1 ? '实验室' : gradeName(grade)}</span>
          </h1>
          <p className={s.counts}>
            <Press
              className={s.count}
              href={hrefTo('HisFollowPage', { expertId: id, tab: 'me-all' })}
            >
              <b>{expert.fans}</b> 粉丝
            </Press>
            <Press className={s.count} href={hrefTo('HisFollowPage', { expertId: id })}>
              <b>{expert.following}</b> 关注
            </Press>
            <span className={s.count}>
              <b>{expert.plansWritten}</b> 方案
            </span>
          </p>
        </div>
        <FollowButton expertId={id} name={name} isFollowed={expert.isFollowed} look="volt" />
      </div>
      {bio && <p className={s.bio}>{bio}</p>}
    </NightPanel>
  )
}
