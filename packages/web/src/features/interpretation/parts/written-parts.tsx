import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TitleField } from '#features/plan/parts/public.ts'
import s from './written-parts.module.css'

export interface WrittenDraft {
  readonly title: string
  readonly teaser: string
  readonly lead: string
  readonly body: string
  readonly coins: number
}

export const EMPTY_DRAFT: WrittenDraft = { title: '', teaser: '', lead: '', body: '', coins: 0 }

interface WrittenPartsProps {
  readonly words: WrittenDraft
  readonly onChange: (part: Partial<WrittenDraft>) => void
}

/** What everybody reads, and below it what readers pay for. */
export const WrittenParts = ({ words, onChange }: WrittenPartsProps) => (
  <Card padded label="内容">
    <div className={s.fields}>
      <TitleField value={words.title} onChange={(title) => onChange({ title })} />
      <Field
        label="一句话"
        placeholder="一句话，列表里可见"
        maxLength={200}
        value={words.teaser}
        onChange={(teaser) => onChange({ teaser })}
      />
      <TextArea
        label="公开部分"
        placeholder="公开部分，20 字以上，人人可读"
        maxLength={2000}
        value={words.lead}
        onChange={(lead) => onChange({ lead })}
      />
      <TextArea
        label="正文"
        placeholder="正文，50 字以上，付费后可读。以 ## 开头的一行是小标题"
        maxLength={8000}
        value={words.body}
        onChange={(body) => onChange({ body })}
      />
    </div>
  </Card>
)
