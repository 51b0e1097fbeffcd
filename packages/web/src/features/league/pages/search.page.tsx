import { useState } from 'react'
import { DataResults } from '#features/league/parts/centre/search-results.tsx'
import { SPORTS, type Sport } from '#features/league/use-data-finds.ts'
import { goBack } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { useScreenParams } from '#kit/shown.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useSearchHistory } from '#kit/device/search-history.ts'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import s from '#features/league/parts/tab.module.css'

const CHOICES = [
  { key: 'all', label: '全部' },
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
] as const

/** Looks for competitions, teams and players of both sports; the address may begin with one of them. */
export function Page() {
  const asked = useScreenParams('SearchPage').sport
  const hasBoth = useHost().shows('basketball')
  const [choice, choose] = useState<Sport | 'all'>(hasBoth ? (asked ?? 'all') : 'football')
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory(
    'matches',
    choice === 'all' ? undefined : choice,
  )
  const empty = word.trim() === ''
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
      <h1 className="sr-only">搜索赛事、球队、球员</h1>
      {hasBoth && (
        <div className={s.bar}>
          <Segmented label="球类" items={CHOICES} value={choice} onChange={choose} />
        </div>
      )}
      {empty && words.length === 0 && (
        <SmallEmpty title="输入名称、拼音或首字母" text="搜过的词会留在这里" />
      )}
      {empty && words.length > 0 && (
        <SearchWords words={words} onChoose={setWord} onForget={forget} />
      )}
      {!empty && (
        <DataResults
          word={word}
          sports={choice === 'all' ? SPORTS : [choice]}
          onOpen={() => remember(word)}
          onAll={() => choose('all')}
        />
      )}
    </PageFrame>
  )
}
