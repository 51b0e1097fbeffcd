import { useState } from 'react'
import { useSearchHistory } from '#kit/search-history.ts'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { SearchResults } from './search-results.tsx'
import s from './search-panel.module.css'

/** Takes the place of home while somebody is looking for something. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('home')
  const empty = word.trim() === ''
  return (
    <div className={s.panel}>
      <SearchBar
        what="搜赛事、球队、球员"
        word={word}
        onChange={setWord}
        onBack={onClose}
        onSubmit={() => remember(word)}
      />
      {empty && words.length === 0 && (
        <SmallEmpty title="输入名称开始搜索" text="赛事、球队、球员，今天的比赛和方案" />
      )}
      {empty && words.length > 0 && (
        <SearchWords words={words} onChoose={setWord} onForget={forget} />
      )}
      {!empty && <SearchResults word={word} onOpen={() => remember(word)} />}
    </div>
  )
}
