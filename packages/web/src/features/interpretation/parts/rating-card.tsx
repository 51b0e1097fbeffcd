import type {
  InterpretationNote,
  RatingSummary,
} from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { serverNowMs } from '#kit/clock.ts'
import { hrefTo } from '#kit/go.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { agoText } from '#features/plan/parts/public.ts'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'
import { Said } from './said.tsx'
import s from './rating-card.module.css'

interface RatingCardProps {
  readonly id: string
  readonly expertId: string
  readonly mayRate: boolean
}

/** How buyers rated it and the expert, with how many they were, and what they said. */
export function RatingCard({ id, expertId, mayRate }: RatingCardProps) {
  const { data } = useQuery(interpretationQueries.rating(id))
  if (!data || (data.expert.count === 0 && !mayRate)) return null
  const { own, expert, notes = [] } = data
  return (
    <Card className={s.card}>
      <Section
        inCard
        title="已解锁读者评价"
        fact={own.count > 0 ? `本篇 ${own.count} 人` : '本专家近 90 天'}
        {...(mayRate && {
          aside: (
            <Button size="s" look="ghost" href={hrefTo('JieduFeedbackPage', { id, expertId })}>
              写评价
            </Button>
          ),
        })}
      >
        <Stars of={own.count > 0 ? own : expert} />
        {notes.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </Section>
    </Card>
  )
}

function Stars({ of }: { of: RatingSummary }) {
  if (of.average === undefined)
    return <p className={s.none}>还没有人评价，比赛结束后由解锁的读者评价</p>
  return (
    <div className={s.stars}>
      <p className={s.mean}>
        <b>{of.average.toFixed(1)}</b>
        <span>{of.count} 人评价</span>
      </p>
      <ol className={s.spread}>
        {of.spread
          .map((count, at) => ({ star: at + 1, count }))
          .toReversed()
          .map(({ star, count }) => (
            <li key={star} className={s.row}>
              <span>{star} 星</span>
              <span className={s.track}>
                <i className={s.bar} style={{ width: `${(count / of.count) * 100}%` }} />
              </span>
              <b>{count}</b>
            </li>
          ))}
      </ol>
    </div>
  )
}

const Note = ({ note }: { note: InterpretationNote }) => (
  <article className={s.note}>
    <Avatar id={note.authorId} url={note.avatar} size={32} />
    <Said who={`${note.author}　${note.score} 星　${agoText(note.atMs, serverNowMs())}`}>
      <p className={s.words}>{note.content}</p>
      {note.reply !== undefined && <p className={s.reply}>专家回复：{note.reply}</p>}
    </Said>
  </article>
)
