import type { OutputOf } from '@linmen/contract'
import { feedbackEndpoints } from '@linmen/contract/user/feedback.endpoints.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { PictureGrid } from '#ui/picture-viewer/picture-grid.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { FEEDBACK_WORDS } from '#features/user/feedback-words.ts'
import { FeedbackForm } from '#features/user/parts/feedback-form.tsx'
import s from './feedback-list.module.css'

type Feedback = OutputOf<typeof feedbackEndpoints.listFeedback>['items'][number]

/** A form, and below it what was sent before with its answers. */
export function Page() {
  const query = useInfiniteQuery(readPages(feedbackEndpoints.listFeedback, { pageSize: 20 }))
  return (
    <PagedList
      title="意见反馈"
      top={<FeedbackForm />}
      query={query}
      keyOf={({ id }) => id}
      row={(feedback) => <Sent feedback={feedback} />}
      empty={{ title: '还没有反馈记录', text: '提交之后，处理结果会显示在这里' }}
    />
  )
}

const Sent = ({ feedback }: { feedback: Feedback }) => (
  <Card padded as="article" className={s.card}>
    <header className={s.head}>
      <Tag tone="outline">{FEEDBACK_WORDS[feedback.kind]}</Tag>
      <time className={s.time}>
        {beijingDay(feedback.createdAtMs)} {beijingTime(feedback.createdAtMs)}
      </time>
      <span className={s.state}>{feedback.answer === undefined ? '处理中' : '已回复'}</span>
    </header>
    <p className={s.text}>{feedback.content}</p>
    {feedback.pictures.length > 0 && (
      <PictureGrid
        pictures={feedback.pictures.map((path, at) => ({
          src: `/${path}`,
          alt: `第 ${at + 1} 张图片`,
        }))}
      />
    )}
    {feedback.answer !== undefined && (
      <p className={s.answer}>
        <b>客服回复：</b>
        {feedback.answer}
      </p>
    )}
  </Card>
)
