import type { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import type { Movement } from '@linmen/contract/wallet/wallet.schemas.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { MovementRow } from './movement-row.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'
import s from './movement-list.module.css'

const FILTERS = [
  { key: 'all', label: '全部' },
  { key: 'income', label: '收入' },
  { key: 'expense', label: '支出' },
] as const

interface MovementListProps {
  readonly title: string
  readonly unit: string
  readonly row: typeof walletEndpoints.listCoins | typeof walletEndpoints.listCash
  readonly top: ReactNode
  readonly right?: ReactNode
  readonly empty: { readonly title: string; readonly text: string }
}

/** Movements of one kind of money, newest first; each opens to its receipt. */
export function MovementList({ title, unit, row, top, right, empty }: MovementListProps) {
  const [word, choose] = useNotedWord('tab')
  const filter = FILTERS.find(({ key }) => key === word)?.key ?? 'all'
  const [open, setOpen] = useState<Movement>()
  const query = useInfiniteQuery(readPages(row, { filter }))
  return (
    <>
      <PagedList
        title={title}
        right={right}
        tabs={{ items: [...FILTERS], value: filter, onChange: choose }}
        top={filter === 'all' && <div className={s.top}>{top}</div>}
        query={query}
        keyOf={({ id }) => id}
        row={(movement) => <MovementRow movement={movement} onOpen={() => setOpen(movement)} />}
        empty={empty}
      />
      <ReceiptSheet movement={open} unit={unit} onClose={() => setOpen(undefined)} />
    </>
  )
}
