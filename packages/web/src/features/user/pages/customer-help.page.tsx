import { hrefTo } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { ServiceRow } from '#features/user/parts/service-row.tsx'
import { helpTopics } from '#features/user/help-topics.ts'
import s from './customer-help.module.css'

/** Answers to what is asked most. Who comes from a page finds its topic first. */
export function Page() {
  const { from } = useScreenParams('CustomerHelpPage')
  const topics = helpTopics.toSorted((a, b) => Number(b.key === from) - Number(a.key === from))
  return (
    <PageFrame
      title="帮助中心"
      action={
        <Button size="l" href={hrefTo('FeedbackListPage')}>
          没有解决，提交反馈
        </Button>
      }
    >
      <div className={s.page}>
        {topics.map(({ key, title, questions }) => (
          <Card key={key}>
            <Section inCard title={title}>
              {questions.map(({ ask, answer }) => (
                <details key={ask} className={s.question}>
                  <summary className={s.ask}>{ask}</summary>
                  <p className={s.answer}>{answer}</p>
                </details>
              ))}
            </Section>
          </Card>
        ))}
        <Card label="客服">
          <ServiceRow />
        </Card>
      </div>
    </PageFrame>
  )
}
