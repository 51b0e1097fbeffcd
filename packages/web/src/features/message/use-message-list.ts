import { messageEndpoints } from '@linmen/contract/message/message.endpoints.ts'
import type { Message, MessageTopic } from '@linmen/contract/message/message.schemas.ts'
import * as texts from '@linmen/contract/texts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { notices } from '#kit/notices.ts'
import { readPages } from '#kit/read.ts'

const FAILURE_MS = 1500
const EMPTY_MS = 800
const LOADING_MS = 2000

/**
 * The messages of a topic. A page that cannot be read says so for a moment, and then the list is at its end; an
 * empty list is not called empty at once; and what takes long does not pretend to come any second.
 */
export function useMessageList(topic: MessageTopic) {
  const query = useInfiniteQuery(readPages(messageEndpoints.list, { topic }))
  const { data, isPending, isFetching, error } = query
  const items = distinct(data?.pages.flatMap((page) => page.items) ?? [])
  const ended = useFailure(error, isFetching)
  const isEmpty = useAfter(EMPTY_MS, !isPending && items.length === 0 && !error)
  const isSlow = useAfter(LOADING_MS, isPending)
  return {
    items,
    header: data?.pages[0]?.header,
    isLoading: isPending && !isSlow,
    isSlow: isPending && isSlow,
    isEmpty,
    failed: error !== null && items.length === 0,
    isFetching,
    hasMore: query.hasNextPage && !ended,
    refetch: () => query.refetch({ cancelRefetch: true }),
    loadMore: async () => {
      const { isFetchNextPageError, error: failure } = await query.fetchNextPage()
      if (isFetchNextPageError) throw failure
    },
  }
}

/** True for the list once its failure has been told. */
function useFailure(error: unknown, isFetching: boolean): boolean {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!error || isFetching) return
    notices.toast(texts.messagesDown, FAILURE_MS)
    const timer = setTimeout(() => setEnded(true), FAILURE_MS)
    return () => clearTimeout(timer)
  }, [error, isFetching])
  return ended && Boolean(error)
}

function useAfter(ms: number, wanted: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [ms, wanted])
  return wanted && late
}

/** New messages push old ones onto the next page, where they would be seen twice. */
const distinct = (messages: readonly Message[]) => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
]
