import { useState } from 'react'
import { BasketballResults, FootballResults } from '#features/data/parts/search-results.tsx'
import { SearchBar } from '#features/data/parts/search-bar.tsx'
import { SearchWords } from '#features/data/parts/search-words.tsx'
import { goBack, useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useSearchHistory } from '#kit/search-history.ts'

/** Looks for competitions, teams and players of one sport. */
export function Page() {
  const sport = useScreenParams()['sport'] === 'basketball' ? 'basketball' : 'football'
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('matches', sport)
  const Results = sport === 'basketball' ? BasketballResults : FootballResults
  return (
    <PageFrame
      title="搜索"
      header={
        <SearchBar word={word} onChange={setWord} onBack={goBack} onSubmit={() => remember(word)} />
      }
    >
      <h1 className="sr-only">{sport === 'basketball' ? '搜索篮球数据' : '搜索足球数据'}</h1>
      {word.trim() === '' ? (
        <SearchWords words={words} onChoose={setWord} onForget={forget} />
      ) : (
        <Results word={word} onOpen={() => remember(word)} />
      )}
    </PageFrame>
  )
}
