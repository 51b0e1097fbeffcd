import { EMOJIS } from '@linmen/domain/community/emojis.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { close } from '#ui/icon/basic.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { picture } from '#ui/icon/page.ts'
import { send, smile } from '#ui/icon/social.ts'
import s from './write-bar.module.css'

interface WriteBarProps {
  readonly what: string
  readonly most: number
  /** Whom the text answers. */
  readonly to?: string | undefined
  readonly onForgetTo?: () => void
  readonly busy: boolean
  /** Offers small pictures beside the field. */
  readonly emojis?: boolean
  /** Pictures that go with the text: their number, and where they are chosen. */
  readonly pictures?: { readonly count: number; readonly picker: ReactNode } | undefined
  /** True when the text was taken and the field may be empty again. */
  readonly onWrite: (text: string) => Promise<boolean>
}

/** One line to write in, always in reach. */
export function WriteBar(props: WriteBarProps) {
  const { what, most, to, onForgetTo, busy, emojis = false, pictures, onWrite } = props
  const [picking, setPicking] = useState<'emojis' | 'pictures' | null>(null)
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '' && !busy && (await onWrite(text))) setText('')
  }
  return (
    <>
      <div className={s.space} />
      <form className={s.bar} onSubmit={(event) => void submit(event)}>
        {to !== undefined && (
          <p className={s.to}>
            回复 {to}
            <IconButton glyph={close} size={16} label="不回复此人" onClick={() => onForgetTo?.()} />
          </p>
        )}
        <div className={s.line}>
          <textarea
            className={s.field}
            rows={1}
            aria-label={what}
            placeholder={what}
            maxLength={most}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {emojis && (
            <IconButton
              glyph={smile}
              label="表情"
              pressed={picking === 'emojis'}
              onClick={() => setPicking(picking === 'emojis' ? null : 'emojis')}
            />
          )}
          {pictures && (
            <IconButton
              glyph={picture}
              label={pictures.count > 0 ? `图片，已选 ${pictures.count} 张` : '图片'}
              pressed={picking === 'pictures'}
              onClick={() => setPicking(picking === 'pictures' ? null : 'pictures')}
            />
          )}
          <button
            type="submit"
            className={s.send}
            disabled={text.trim() === '' || busy}
            aria-label="发送"
          >
            <Icon glyph={send} size={24} />
          </button>
        </div>
        {pictures && picking === 'pictures' && <div className={s.pictures}>{pictures.picker}</div>}
        {picking === 'emojis' && (
          <Emojis onPick={(each) => setText((text + each).slice(0, most))} />
        )}
      </form>
    </>
  )
}

const Emojis = ({ onPick }: { onPick: (emoji: string) => void }) => (
  <div className={s.emojis} role="group" aria-label="表情">
    {EMOJIS.map((each) => (
      <button key={each} type="button" className={s.emoji} onClick={() => onPick(each)}>
        {each}
      </button>
    ))}
  </div>
)
