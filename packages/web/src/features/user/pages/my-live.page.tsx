import { PageFrame } from '#kit/pages/page-frame.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { LiveStrip } from '#features/match/parts/public.ts'
import { FollowedMatches } from '#features/user/parts/followed-matches.tsx'
import s from './user-info.module.css'

/** What the member follows, and what is being played now. */
export function Page() {
  return (
    <PageFrame title="我的直播">
      <div className={s.page}>
        <Card>
          <FollowedMatches />
        </Card>
        <Section title="正在进行与即将开始">
          <LiveStrip />
        </Section>
      </div>
    </PageFrame>
  )
}
