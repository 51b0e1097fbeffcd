import { hrefTo, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Press } from '#ui/press/press.tsx'
import type { Me } from './profile.tsx'
import s from './own-counts.module.css'

/** How many the member follows and is followed by. A visitor sees the places with dashes. */
export function OwnCounts({ member }: { member: Me | undefined }) {
  const { shows } = useHost()
  const follows = (tab: 'other-all' | 'me-all') =>
    member && isOpen('MyFollowPage') ? hrefTo('MyFollowPage', { tab }) : undefined
  return (
    <div className={s.counts}>
      <Count word="关注" count={member?.counts.following} href={follows('other-all')} />
      <Count word="粉丝" count={member?.counts.followers} href={follows('me-all')} />
      <Count
        word="关注比赛"
        count={member?.counts.followedMatches}
        href={member && hrefTo('MyLivePage')}
      />
      {shows('community') && <Count word="动态" count={member?.counts.posts} />}
    </div>
  )
}

interface CountProps {
  readonly word: string
  readonly count: number | undefined
  readonly href?: string | undefined
}

const Count = ({ word, count, href }: CountProps) => (
  <Press {...(href !== undefined && { href })} className={s.count}>
    <b className={s.figure}>{count ?? '-'}</b>
    <span className={s.word}>{word}</span>
  </Press>
)
