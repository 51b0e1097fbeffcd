import type { Demo } from '#ui/demo.ts'
import { InfiniteScroll } from './infinite-scroll.tsx'

export const demo: Demo = {
  title: '续页',
  cases: [
    {
      name: '加载中',
      show: <InfiniteScroll hasMore loadMore={() => new Promise(() => {})} />,
    },
    {
      name: '失败可重试',
      show: <InfiniteScroll hasMore loadMore={() => Promise.reject(new Error('offline'))} />,
    },
    { name: '到底', show: <InfiniteScroll hasMore={false} loadMore={async () => {}} /> },
  ],
}
