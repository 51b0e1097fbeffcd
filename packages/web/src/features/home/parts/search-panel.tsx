import { useState, type FormEvent } from 'react'
import { useSearchHistory } from '#kit/search-history.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { chevronLeft, search } from '#ui/icon/basic.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Section } from '#ui/section/section.tsx'
import { SearchResults } from './search-results.tsx'
import s from './search-panel.module.css'

/** Takes the place of home while somebody is looking for something. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('home')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    remember(word)
  }
  return (
    <div className={s.panel}>
      <form className={s.top} role="search" onSubmit={submit}>
        <IconButton glyph={chevronLeft} label="返回" onClick={onClose} />
        <label className={s.box}>
          <Icon glyph={search} size={18} />
          <input
            className={s.input}
            type="search"
            enterKeyHint="search"
            aria-label="搜球队、赛事、专家"
            placeholder="搜球队、赛事、专家"
            maxLength={40}
            autoFocus
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
      </form>
      {word.trim() === '' ? (
        words.length > 0 && (
          <Section title="最近搜索" more={{ text: '清空', onClick: forget }}>
            <div className={s.words}>
              {words.map((each) => (
                <Chip key={each} onClick={() => setWord(each)}>
                  {each}
                </Chip>
              ))}
            </div>
          </Section>
        )
      ) : (
        <SearchResults word={word} onOpen={() => remember(word)} />
      )}
    </div>
  )
}
