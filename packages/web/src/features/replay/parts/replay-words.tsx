import type { InputOf } from '@linmen/contract'
import type { replayEndpoints } from '@linmen/contract/expert/replay.endpoints.ts'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import s from './replay-words.module.css'

export type ReplayDraft = Pick<
  InputOf<typeof replayEndpoints.publish>,
  'title' | 'summary' | 'body' | 'verdict'
>

export const EMPTY_REPLAY: ReplayDraft = { title: '', summary: '', body: '', verdict: 'right' }

interface ReplayWordsProps {
  readonly words: ReplayDraft
  readonly onChange: (part: Partial<ReplayDraft>) => void
}

export const ReplayWords = ({ words, onChange }: ReplayWordsProps) => (
  <Card padded label="内容">
    <div className={s.fields}>
      <Field
        label="标题"
        placeholder="标题"
        maxLength={40}
        value={words.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label="摘要"
        placeholder="摘要，10 字以上，列表里可见"
        maxLength={300}
        value={words.summary}
        onChange={(summary) => onChange({ summary })}
      />
      <TextArea
        label="正文"
        placeholder="正文，50 字以上：哪里看对了，哪里没有"
        maxLength={8000}
        value={words.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  </Card>
)
