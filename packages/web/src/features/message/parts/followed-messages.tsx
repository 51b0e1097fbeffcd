import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchHistory } from '#kit/device/search-history.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { search } from '#ui/icon/basic.ts'
import { SearchBar } from '#ui/search-bar/search-bar.tsx'
import { SearchWords } from '#ui/search-bar/search-words.tsx'
import { SkeletonRows } from '#ui/skeleton/skeleton-rows.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { messagesWith } from '#features/message/messages-with.ts'
import { MessageRow } from './message-row.tsx'

const EMPTY = { title: '没有消息', text: '关注的专家和比赛有动静时会写在这里' }

/** What the people and matches one follows have brought, and a way to find one of them again. */
export function FollowedMessages() {
  const [word, setWord] = useState<string | null>(null)
  const history = useSearchHistory('messages')
  const query = useQuery(read(messageEndpoints.listFollowed, {}))
  const { write: markRead } = useWrite(messageEndpoints.markRead)
  return (
    <PageFrame
      title="我的关注"
      right={<IconButton glyph={search} label="搜索消息" onClick={() => setWord('')} />}
      {...(word !== null && {
        header: (
          <SearchBar
            what="搜消息里的名称或文字"
            word={word}
            onChange={setWord}
            onBack={() => setWord(null)}
            onSubmit={() => history.remember(word)}
          />
        ),
      })}
    >
      {word === '' && history.words.length > 0 && (
        <SearchWords words={history.words} onChoose={setWord} onForget={history.forget} />
      )}
      <Loaded
        query={query}
        skeleton={<SkeletonRows />}
        empty={EMPTY}
        isEmpty={({ items }) => items.length === 0}
      >
        {({ items }) => {
          const found = messagesWith(items, word ?? '')
          if (found.length === 0) return <SmallEmpty title="没有这样的消息" text="换个词再找" />
          return found.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              onRead={() => void markRead({ ids: [message.id], all: false })}
            />
          ))
        }}
      </Loaded>
    </PageFrame>
  )
}
