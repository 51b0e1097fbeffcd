import { useState } from 'react'
import { useNotedChoice } from '#kit/noted-choice.ts'
import { Button } from '#ui/button/button.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { ProofRow } from './proof-row.tsx'
import type { ProvenRow } from './proof.ts'
import s from './proof-list.module.css'

const PAGE = 40

const KINDS = {
  all: () => true,
  hit: ({ result }: ProvenRow) => result === 'hit',
  miss: ({ result }: ProvenRow) => result === 'miss',
  push: ({ result }: ProvenRow) => result === 'push' || result === 'void',
  open: ({ result }: ProvenRow) => result === null,
}
const LABELS = { all: '全部', hit: '中', miss: '未中', push: '走盘', open: '未开' } as const

interface ProofListProps {
  readonly rows: readonly ProvenRow[]
  readonly opened: string | undefined
}

/** Every pick in the order it was promised, the newest first. */
export function ProofList({ rows, opened }: ProofListProps) {
  const items = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => ({
    key,
    label: LABELS[key],
    count: rows.filter(KINDS[key]).length,
  }))
  const [kind, choose] = useNotedChoice('kind', items, 'all')
  const [shown, setShown] = useState(PAGE)
  const wanted = rows.filter(KINDS[kind])
  // Whoever comes for one pick finds it on top.
  const own = wanted.filter(({ id }) => id === opened)
  const list = [...own, ...wanted.filter(({ id }) => id !== opened)]
  return (
    <>
      <Tabs id="proof" label="按结果" items={items} value={kind} onChange={choose} />
      <TabPanel id="proof" tab={kind}>
        {list.length === 0 ? (
          <SmallEmpty text="没有这样的记录" />
        ) : (
          <ol className={s.list}>
            {list.slice(0, shown).map((row) => (
              <ProofRow key={row.id} row={row} open={row.id === opened} />
            ))}
          </ol>
        )}
        {list.length > shown && (
          <div className={s.more}>
            <Button look="ghost" onClick={() => setShown(shown + PAGE)}>
              再看 {Math.min(PAGE, list.length - shown)} 条
            </Button>
          </div>
        )}
      </TabPanel>
    </>
  )
}
