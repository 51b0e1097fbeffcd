import { QUESTIONS, toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { RecordLines } from '#features/special/parts/record-card.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import s from './pages.module.css'

/** One question with the tools that answer it, and how each of them has done. */
export function Page() {
  const { id } = useScreenParams('SpecialPage')
  const topic = QUESTIONS.find((each) => each.id === id) ?? QUESTIONS[0]!
  const query = useQuery(specialQueries.records())
  const offer = useQuery(specialQueries.tools())
  return (
    <PageFrame title={topic.title}>
      <p className={s.lead}>
        {topic.fact}：下面几项从不同角度回答同一个问题。先看它们历史上对不对，再看今天的比赛。
      </p>
      <Loaded query={offer}>
        {({ tools }) =>
          tools
            .map(({ tool: key, price }) => ({ tool: toolOf(key), price }))
            .filter(({ tool }) => tool.question === topic.key)
            .map(({ tool, price }) => (
              <Card key={tool.key}>
                <Section
                  inCard
                  title={tool.title}
                  fact={price ? '按场解锁' : '免费'}
                  more={{
                    text: '今天的比赛',
                    href:
                      (tool.key === 'winMark'
                        ? hrefTo('WindMarkListPage')
                        : hrefTo('SpecialList', { type: tool.code })) ?? '',
                  }}
                >
                  <div className={s.body}>
                    <p className={s.text}>{tool.formula}</p>
                    <p className={s.note}>{tool.signal}</p>
                    <Loaded query={query}>
                      {({ models }) => {
                        const record = models.find((each) => each.tool === tool.key)
                        return (
                          record && (
                            <ResultsVeil what="信号战绩" at={`topic-${tool.key}`}>
                              <RecordLines record={record} />
                            </ResultsVeil>
                          )
                        )
                      }}
                    </Loaded>
                  </div>
                </Section>
              </Card>
            ))
        }
      </Loaded>
      <Card>
        {QUESTIONS.filter(({ key }) => key !== topic.key).map((other) => (
          <ListRow
            key={other.id}
            title={other.title}
            note={other.fact}
            href={hrefTo('SpecialPage', { id: other.id }) ?? ''}
          />
        ))}
      </Card>
      <Hint>战绩与市场预期并列，含没有用处的时候</Hint>
    </PageFrame>
  )
}
