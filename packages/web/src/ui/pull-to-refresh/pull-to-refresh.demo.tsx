import { useState } from 'react'
import type { Demo } from '#ui/demo.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { PullToRefresh } from './pull-to-refresh.tsx'

export const demo: Demo = { title: '下拉刷新', cases: [{ name: '触屏上拉动', show: <Trial /> }] }

function Trial() {
  const [times, setTimes] = useState(0)
  return (
    <PullToRefresh onRefresh={async () => setTimes(times + 1)}>
      <ListRow title="已刷新" note={`${times} 次`} />
    </PullToRefresh>
  )
}
