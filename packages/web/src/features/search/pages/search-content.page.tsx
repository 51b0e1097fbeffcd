import { searchEndpoints } from '@linmen/contract/search/search.endpoints.ts'
import { findScope, type Find, type FindScope } from '@linmen/contract/search/search.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { go, goBack, hrefTo } from '#kit/go.ts'
import { theHost } from '#kit/host.ts'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { useSearchHistory } from '#kit/device/search-history.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { Section } from '#ui/section/section.tsx'
import { sportOfHost } from '#features/search/sport-of-host.ts'
import { FindRow, isShown, KIND_WORDS } from '#features/search/parts/find-row.tsx'
import s from './search-content.module.css'

const SCOPES: readonly { key: FindScope; label: string; plans?: true }[] = [
  { key: 'all', label: '综合' },
  { key: 'match', label: '比赛' },
  { key: 'team', label: '球队' },
  { key: 'expert', label: '专家', plans: true },
  { key: 'content', label: '内容', plans: true },
]

/** Where an app around us hides plans, nobody is led to experts and what they write. */
const shownScopes = () =>
  SCOPES.filter(({ plans }) => !plans || theHost().shows('plans')).map(({ key, label }) => ({
    key: String(findScope.encode(key)),
    label,
  }))

/** What a word finds, all together or part by part. */
export function Page() {
  const { words = '' } = useScreenParams('SearchContentPage')
  return words.trim() === '' ? <Nothing /> : <Found key={words} words={words.trim().slice(0, 50)} />
}

function Found({ words }: { words: string }) {
  const [scopes] = useState(shownScopes)
  const [code, choose] = useNotedChoice('scope', scopes, '0')
  const scope = findScope.decode(code)
  const query = useInfiniteQuery(
    readPages(searchEndpoints.find, { keyWord: words, scope, ...sportOfHost() }),
  )
  const first = query.data?.pages[0]
  const nearest = first?.nearest ?? []
  return (
    <PagedList
      title={`搜索 ${words}`}
      header={<Bar words={words} />}
      tabs={{
        items: scopes.map((each) => ({ ...each, ...countOf(each.key, first?.counts) })),
        value: code,
        onChange: choose,
      }}
      top={
        nearest.length > 0 && (
          <Section title="您是不是要找">
            <div className={s.chips}>
              {nearest.map(({ word }) => (
                <Chip key={word} onClick={() => go('SearchContentPage', { words: word })}>
                  {word}
                </Chip>
              ))}
            </div>
          </Section>
        )
      }
      query={query}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      row={(find, before) =>
        isShown(find) && (
          <>
            {find.kind !== before?.kind && <h2 className={s.kind}>{KIND_WORDS[find.kind]}</h2>}
            <div className={s.row}>
              <FindRow find={find} word={words} onOpen={noteClick} />
            </div>
          </>
        )
      }
      empty={{ title: '没有找到相关内容', text: '可以换赛事、球队、球员或专家的名字再试' }}
    />
  )
}

const countOf = (code: string, counts?: Readonly<Record<string, number>>) => {
  const count = counts?.[findScope.decode(code)]
  return count === undefined ? {} : { count }
}

function Bar({ words }: { words: string }) {
  const [word, setWord] = useState(words)
  const { remember } = useSearchHistory('home')
  const look = () => {
    if (word.trim() === '') return
    remember(word)
    go('SearchContentPage', { words: word.trim() }, { replace: true })
  }
  return (
    <SearchBar
      what="球队、赛事、专家、比赛编号"
      word={word}
      focused={false}
      onChange={setWord}
      onBack={goBack}
      onSubmit={look}
    />
  )
}

const Nothing = () => (
  <>
    <Bar words="" />
    <Section
      title="输入名称开始搜索"
      more={{ text: '看热门搜索', href: hrefTo('HomeSearchPage')! }}
    />
  </>
)

/** Who is opened out of a search is counted; nobody waits for it. */
function noteClick({ kind, id }: Find): void {
  if (kind === 'expert') void call(searchEndpoints.countClick, { memberId: id }).catch(() => {})
}
