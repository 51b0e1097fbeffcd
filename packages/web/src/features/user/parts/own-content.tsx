import type { ReactNode } from 'react'
import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import { doc, parcel } from '#ui/icon/account.ts'
import { star } from '#ui/icon/control.ts'
import type { Glyph } from '#ui/icon/glyph.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { calendar, eye, list } from '#ui/icon/page.ts'
import { send } from '#ui/icon/social.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import type { Me } from './profile.tsx'
import { target, video } from './own-glyphs.ts'
import s from './own-content.module.css'

/** What a member has bought, follows and has written. A place that is not open yet is not shown. */
export function OwnContent({ member }: { member: Me | undefined }) {
  const { shows } = useHost()
  return (
    <Card className={s.card}>
      <Section inCard title="我的内容">
        <div className={s.grid}>
          {shows('plans') && isOpen('MyLookPlanPage') && (
            <Place
              glyph={doc}
              word="方案"
              href={hrefTo('MyLookPlanPage', { tab: 'all' })}
              waiting={member?.counts.waitingPlans}
            />
          )}
          {isOpen('MyLookJieduPage') && (
            <Place glyph={list} word="解读" href={hrefTo('MyLookJieduPage', { tab: 'all' })} />
          )}
          {isOpen('MyLookModeldata') && (
            <Place glyph={target} word="模型数据" href={hrefTo('MyLookModeldata')} />
          )}
          {isOpen('MyLookWindmark') && (
            <Place glyph={eye} word="风向标" href={hrefTo('MyLookWindmark')} />
          )}
          {shows('setMeals') && <Place glyph={parcel} word="套餐" href={hrefTo('SetMealList')} />}
          {isOpen('MyExpertMonth') && (
            <Place glyph={calendar} word="包月专家" href={hrefTo('MyExpertMonth')} />
          )}
          {isOpen('MyFollowPage') && (
            <Place glyph={star} word="关注" href={hrefTo('MyFollowPage', { tab: 'other-all' })} />
          )}
          {member?.isExpert && isOpen('MyPostPlanPage') && (
            <Place
              glyph={send}
              word="我的发布"
              href={hrefTo('MyPostPlanPage', { expertId: member.id, tab: 'all' })}
            />
          )}
          {isOpen('MyLivePage') && (
            <Place glyph={video} word="我的直播" href={hrefTo('MyLivePage')} />
          )}
        </div>
      </Section>
    </Card>
  )
}

interface PlaceProps {
  readonly glyph: Glyph
  readonly word: string
  readonly href: string | undefined
  readonly waiting?: number | undefined
}

function Place({ glyph, word, href, waiting = 0 }: PlaceProps): ReactNode {
  const label = waiting > 0 ? `${word}，${waiting} 个未开` : word
  return (
    <Press {...(href !== undefined && { href })} className={s.place} aria-label={label}>
      <span className={s.glyph}>
        <Icon glyph={glyph} size={26} />
        <span className={s.badge}>
          <Badge count={waiting} />
        </span>
      </span>
      {word}
    </Press>
  )
}
