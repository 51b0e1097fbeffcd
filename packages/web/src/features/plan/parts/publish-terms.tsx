import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { forbiddenWord } from '@linmen/domain/plan/forbidden-words.ts'
import { serverNowMs } from '#kit/clock.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Field } from '#ui/field/field.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import type { DraftWords } from '#features/plan/use-plan-draft.ts'
import { TitleField } from './title-field.tsx'
import s from './publish-form.module.css'

interface PartTitleProps {
  readonly title: string
  readonly fact?: string
}

/** What one card of the form is about. */
export const PartTitle = ({ title, fact }: PartTitleProps) => (
  <h2 className={s.title}>
    {title} {fact && <small>{fact}</small>}
  </h2>
)

const PRICES = [0, 18, 28, 38, 58, 88]

interface PartProps {
  readonly words: DraftWords
  readonly onChange: (part: Partial<DraftWords>) => void
}

/** What it costs. Level 1 gives for nothing. */
export function PublishPrice({ words, onChange, paid }: PartProps & { readonly paid: boolean }) {
  return (
    <Card padded>
      <PartTitle title="售卖" />
      <PriceChips
        paid={paid}
        coins={words.coins}
        onChoose={(coins) => onChange({ coins, ...(coins === 0 && { refundOnMiss: false }) })}
      />
      {paid && words.coins > 0 && (
        <div className={s.row}>
          <span className={s.label}>
            不中退
            <small>未中全额退金币，每周最多 3 篇</small>
          </span>
          <Switch
            label="不中退"
            checked={words.refundOnMiss}
            onChange={(refundOnMiss) => onChange({ refundOnMiss })}
          />
        </div>
      )}
    </Card>
  )
}

const MINUTES_BEFORE = [30, 20, 15]

/** 临场: sold now, with the option given until a moment before kick-off. */
export function PublishPromise({
  words,
  onChange,
  kickoffMs,
}: PartProps & { readonly kickoffMs: number }) {
  const open = MINUTES_BEFORE.filter((minutes) => kickoffMs - minutes * 60_000 > serverNowMs())
  if (open.length === 0) return null
  return (
    <Card padded label="临场">
      <div className={s.row}>
        <span className={s.label}>
          临场发布
          <small>先售卖，按承诺时间给出选项，逾期自动退</small>
        </span>
        <Switch
          label="临场发布"
          checked={words.promised !== null}
          onChange={(late) => onChange({ promised: late ? open[0]! : null })}
        />
      </div>
      {words.promised !== null && (
        <div className={s.row} role="group" aria-label="承诺时间">
          <span className={s.label}>
            承诺时间
            <small>最晚开赛前 15 分钟</small>
          </span>
          {open.map((minutes) => (
            <Chip
              key={minutes}
              active={words.promised === minutes}
              onClick={() => onChange({ promised: minutes })}
            >
              {beijingTime(kickoffMs - minutes * 60_000)}
            </Chip>
          ))}
        </div>
      )}
    </Card>
  )
}

/** Title and free part for everybody, the reasons for readers; of a promised plan they come later. */
export function PublishWords({ words, onChange, late }: PartProps & { readonly late: boolean }) {
  const found = forbiddenWord(`${words.title}${words.summary}${words.reason}`)
  return (
    <Card padded>
      <PartTitle title="理由" fact={late ? '和选项一起给出' : '标题与摘要免费可读，正文付费'} />
      <div className={s.fields}>
        <TitleField value={words.title} onChange={(title) => onChange({ title })} />
        <Field
          label="免费可读的摘要"
          placeholder={late ? '免费可读的摘要' : '免费可读的摘要（可不填）'}
          maxLength={200}
          value={words.summary}
          onChange={(summary) => onChange({ summary })}
        />
      </div>
      {!late && <ReasonArea value={words.reason} onChange={(reason) => onChange({ reason })} />}
      <p className={s.note}>
        {found ? (
          <span className={s.wrong} role="alert">{`「${found}」不可写在正文，请改用其他说法`}</span>
        ) : late ? (
          '理由和选项一起给出'
        ) : (
          `${[...words.reason].length}/500`
        )}
      </p>
    </Card>
  )
}

interface ReasonAreaProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** The paid text. */
export const ReasonArea = ({ value, onChange }: ReasonAreaProps) => (
  <textarea
    className={s.area}
    aria-label="理由"
    placeholder="理由，10 到 500 字，付费后可读"
    maxLength={500}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)

interface PriceChipsProps {
  readonly paid: boolean
  readonly coins: number
  readonly onChoose: (coins: number) => void
}

/** The prices something may have; who is at level 1 asks for nothing. */
export const PriceChips = ({ paid, coins, onChoose }: PriceChipsProps) => (
  <>
    <span className={s.label}>
      价格
      <small>{paid ? '8 至 188 金币，也可以免费' : '实验室用户免费发布'}</small>
    </span>
    <div className={s.chips} role="group" aria-label="价格">
      {(paid ? PRICES : [0]).map((each) => (
        <Chip key={each} active={coins === each} onClick={() => onChoose(each)}>
          {each === 0 ? '免费' : `${each} 金币`}
        </Chip>
      ))}
    </div>
  </>
)
