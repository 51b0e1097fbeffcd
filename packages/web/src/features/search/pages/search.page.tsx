import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { go, goBack, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useSearchHistory } from '#kit/device/search-history.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { sportOfHost } from '#features/search/sport-of-host.ts'
import { KIND_WORDS } from '#features/search/parts/find-row.tsx'
import { OtherWays } from '#features/search/parts/other-ways.tsx'

const WHAT = '球队、赛事、专家、比赛编号'

/** Where a search begins: words of one's own, words of everybody, and offers while one types. */
export function Page() {
  const [word, setWord] = useState('')
  const { words, remember, forget } = useSearchHistory('home')
  const look = (wanted: string) => {
    if (wanted.trim() === '') return
    remember(wanted)
    go('SearchContentPage', { words: wanted.trim() })
  }
  return (
    <PageFrame
      title="搜索"
      header={
        <SearchBar
          what={WHAT}
          word={word}
          onChange={setWord}
          onBack={goBack}
          onSubmit={() => look(word)}
        />
      }
    >
      {word.trim() === '' ? (
        <>
          {words.length > 0 && <SearchWords words={words} onChoose={look} onForget={forget} />}
          <HotWords onChoose={look} />
          <OtherWays />
          <Hint>最近搜索只存在本机，最多 6 条</Hint>
        </>
      ) : (
        <Offers word={word} onChoose={look} />
      )}
    </PageFrame>
  )
}

interface Choosing {
  readonly onChoose: (word: string) => void
}

function HotWords({ onChoose }: Choosing) {
  const query = useQuery(read(searchEndpoints.hotWords, {}))
  return (
    <Section title="热门" fact="按近 24 小时搜索人数">
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={4} />}
        isEmpty={({ words }) => words.length === 0}
        empty={{
          title: '还没有热门搜索',
          action: { text: '看资讯', href: hrefTo('InformationPage')! },
        }}
      >
        {({ words }) => (
          <Card>
            {words.map(({ word, people }, at) => (
              <ListRow
                key={word}
                title={`${at + 1}　${word}`}
                note={`${people} 人`}
                onClick={() => onChoose(word)}
              />
            ))}
          </Card>
        )}
      </Loaded>
    </Section>
  )
}

function Offers({ word, onChoose }: Choosing & { readonly word: string }) {
  const keyWord = useDeferredValue(word.trim()).slice(0, 50)
  const query = useQuery({
    ...read(searchEndpoints.suggest, { keyWord, ...sportOfHost() }),
    placeholderData: (before) => before,
  })
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={6} />}>
      {({ words }) => (
        <Card>
          <ListRow title={`搜索“${word.trim()}”`} onClick={() => onChoose(word)} />
          {words.map((each) => (
            <ListRow
              key={each.word}
              title={each.word}
              note={each.kind && KIND_WORDS[each.kind]}
              onClick={() => onChoose(each.word)}
            />
          ))}
        </Card>
      )}
    </Loaded>
  )
}
