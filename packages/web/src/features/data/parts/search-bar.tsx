import type { FormEvent } from 'react'
import { chevronLeft, search } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import s from './search-bar.module.css'

interface SearchBarProps {
  readonly word: string
  readonly onChange: (word: string) => void
  readonly onBack: () => void
  readonly onSubmit: () => void
}

const WHAT = '搜赛事、球队、球员'

export function SearchBar({ word, onChange, onBack, onSubmit }: SearchBarProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={s.top} role="search" onSubmit={submit}>
      <IconButton glyph={chevronLeft} label="返回" onClick={onBack} />
      <label className={s.box}>
        <Icon glyph={search} size={18} />
        <input
          className={s.input}
          type="search"
          enterKeyHint="search"
          aria-label={WHAT}
          placeholder={WHAT}
          maxLength={40}
          autoFocus
          value={word}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </form>
  )
}
