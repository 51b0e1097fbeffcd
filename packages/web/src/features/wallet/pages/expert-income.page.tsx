import { incomeEndpoints, type ShareOfSale } from '@linmen/contract/wallet/income.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { useNotedWord } from '#kit/noted-choice.ts'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { readPages } from '#kit/read.ts'
import { Button } from '#ui/button/button.tsx'
import { IncomeCard } from '#features/wallet/parts/income-card.tsx'
import { ShareRow } from '#features/wallet/parts/share-row.tsx'
import { ShareSheet } from '#features/wallet/parts/share-sheet.tsx'

const STATES = [
  { key: 'all', label: '全部', empty: '还没有分成' },
  { key: 'pending', label: '待结算', empty: '没有待结算的分成' },
  { key: 'settled', label: '已到账', empty: '还没有到账的分成' },
  { key: 'returned', label: '已退回', empty: '没有退回的分成' },
] as const

/** What an expert earns: the sums, the sales they are made of, and behind each sale its journals. */
export function Page() {
  const [word, choose] = useNotedWord('tab')
  const { key: state, empty } = STATES.find(({ key }) => key === word) ?? STATES[0]
  const [open, setOpen] = useState<ShareOfSale>()
  const query = useInfiniteQuery(readPages(incomeEndpoints.listShares, { state, pageSize: 20 }))
  return (
    <>
      <PagedList
        title="分成收入"
        right={
          <Button look="ghost" size="s" href={hrefTo('DrawMoneyPage')}>
            提现
          </Button>
        }
        tabs={{ items: [...STATES], value: state, onChange: choose }}
        top={<IncomeCard onChoose={choose} />}
        query={query}
        keyOf={({ orderId }) => orderId}
        row={(share) => <ShareRow share={share} onOpen={() => setOpen(share)} />}
        empty={{ title: empty, text: '读者用充值金币购买后记一笔，赛果三天后到账' }}
      />
      <ShareSheet share={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
