import type { HotExpert } from '@linmen/contract/expert/expert.schemas.ts'
import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { gradeName } from '@linmen/domain/expert/grade.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { goBack, hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { PagedRows } from '#kit/pages/paged-list.tsx'
import { read, readPages } from '#kit/read.ts'
import { useSearchHistory } from '#kit/device/search-history.ts'
import { useSumVeil } from '#sport/shield/tv-delay.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { Section } from '#ui/section/section.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { useState } from 'react'

/** Experts by name; before a word is written, those in form and what was looked for before. */
export function Page() {
  const [asked = '', ask] = useNotedWord('words')
  const [word, setWord] = useState(asked)
  const { words, remember, forget } = useSearchHistory('experts')
  const look = (next: string) => {
    const trimmed = next.trim()
    setWord(next)
    ask(trimmed)
    if (trimmed !== '') remember(trimmed)
  }
  return (
    <PageFrame
      title="搜索专家"
      header={
        <SearchBar
          what="专家昵称"
          word={word}
          focused
          onChange={(next) => {
            setWord(next)
            if (next.trim() === '') ask('')
          }}
          onBack={goBack}
          onSubmit={() => look(word)}
        />
      }
    >
      {asked === '' ? (
        <>
          {words.length > 0 && <SearchWords words={words} onChoose={look} onForget={forget} />}
          <Hot />
        </>
      ) : (
        <Found word={asked} />
      )}
    </PageFrame>
  )
}

function Hot() {
  const query = useQuery(read(searchEndpoints.hotExperts, {}))
  return (
    <Section title="热门专家">
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: '还没有热门专家' }}
      >
        {({ list }) => list.map((expert) => <Row key={expert.id} expert={expert} />)}
      </Loaded>
    </Section>
  )
}

function Found({ word }: { word: string }) {
  const query = useInfiniteQuery(readPages(searchEndpoints.findExperts, { keyWord: word }))
  return (
    <PagedRows
      query={query}
      keyOf={({ id }) => id}
      row={(expert) => <Row expert={expert} />}
      empty={{ title: '没有找到这位专家', text: '换个昵称再试' }}
    />
  )
}

function Row({ expert }: { expert: HotExpert }) {
  const { id, name, avatar, grade, record } = expert
  const veil = useSumVeil(record)
  const { recent } = record
  const shown = !veil && recent ? `近${recent.picks}中${recent.hits}` : ''
  return (
    <ListRow
      lead={<Avatar id={id} url={avatar} size={36} />}
      title={name}
      note={[gradeName(grade), shown].filter(Boolean).join('　')}
      href={hrefTo('ExpertHomePage', { expertId: id })}
    />
  )
}
