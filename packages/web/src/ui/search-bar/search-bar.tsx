import { useRef, type FormEvent } from 'react'
import { chevronLeft, close, search } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import s from './search-bar.module.css'

interface SearchBarProps {
  /** What can be found, as the field says until something is typed. */
  readonly what: string
  readonly word: string
  /** Whether it takes the keyboard at once. */
  readonly focused?: boolean
  readonly onChange: (word: string) => void
  readonly onBack: () => void
  readonly onSubmit: () => void
}

/** The field of a search with the way back. */
export function SearchBar({
  what,
  word,
  focused = true,
  onChange,
  onBack,
  onSubmit,
}: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={s.top} role="search" onSubmit={submit}>
      <IconButton glyph={chevronLeft} label="返回" onClick={onBack} />
      <div className={s.box}>
        <label className={s.field}>
          <Icon glyph={search} size={18} />
          <input
            ref={input}
            className={s.input}
            type="search"
            enterKeyHint="search"
            aria-label={what}
            placeholder={what}
            maxLength={40}
            autoFocus={focused}
            value={word}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
        {word !== '' && <IconButton glyph={close} size={16} label="清空" onClick={clear} />}
      </div>
    </form>
  )
}
