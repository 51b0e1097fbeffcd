import type { VideoDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { lock } from '#ui/icon/control.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { play } from '#ui/icon/match.ts'
import { Press } from '#ui/press/press.tsx'
import { Section } from '#ui/section/section.tsx'
import { clockText, secondsText } from '#features/interpretation/parts/public.ts'
import s from './chapters.module.css'

interface ChaptersProps {
  readonly of: VideoDetail
  readonly onChoose: (atSecond: number) => void
}

/** Where the parts begin; those behind the lock say how long they are. */
export function Chapters({ of, onChoose }: ChaptersProps) {
  const { parts, seconds = 0, freeSeconds = 0 } = of
  const open = of.body !== undefined
  if (parts.length === 0) return null
  return (
    <Card className={s.card}>
      <Section inCard title="章节" {...(!open && { fact: `前 ${freeSeconds} 秒免费` })}>
        {parts.map(({ title, at }, place) => {
          const length = (parts[place + 1]?.at ?? seconds) - at
          const locked = !open && at >= freeSeconds
          return (
            <Press key={at} className={s.row} onClick={() => onChoose(at)}>
              <span className={s.at}>
                {!locked && <Icon glyph={play} size={14} />}
                {clockText(at)}
              </span>
              <span className={s.title}>{title}</span>
              <span className={s.note}>
                {locked && <Icon glyph={lock} size={14} />}
                {!open && !locked ? '免费' : secondsText(length)}
              </span>
            </Press>
          )
        })}
      </Section>
    </Card>
  )
}
