import { useState } from 'react'
import { BasketballResults, FootballResults } from '#features/data/parts/search-results.tsx'
import { goBack, useScreenParams } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useSearchHistory } from '#kit/search-history.ts'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'

/** Looks for competitions, teams and players of one sport. */
export function Page() {
  const sport = useScreenParams()['sport'] === 'basketball' ? 'basketball' : 'football'
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('matches', sport)
  const empty = word.trim() === ''
  const Results = sport === 'basketball' ? BasketballResults : FootballResults
  return (
    <PageFrame
      title="搜索"
      header={
        <SearchBar
          what="搜赛事、球队、球员"
          word={word}
          onChange={setWord}
          onBack={goBack}
          onSubmit={() => remember(word)}
        />
      }
    >
      <h1 className="sr-only">{sport === 'basketball' ? '搜索篮球数据' : '搜索足球数据'}</h1>
      {empty && words.length === 0 && (
        <SmallEmpty title="输入名称开始搜索" text="搜过的词会留在这里" />
      )}
      {empty && words.length > 0 && (
        <SearchWords words={words} onChoose={setWord} onForget={forget} />
      )}
      {!empty && <Results word={word} onOpen={() => remember(word)} />}
    </PageFrame>
  )
}
