import type { ShareOfSale } from '@linmen/contract/wallet/income.endpoints.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { momentText } from '#features/wallet/wallet-words.ts'
import { FactLines, type Fact } from './fact-lines.tsx'
import { SHARE_STATES } from './share-row.tsx'

interface ShareSheetProps {
  readonly share: ShareOfSale | undefined
  readonly onClose: () => void
}

/** How a share was reckoned, and every journal of the books about it. */
export function ShareSheet({ share, onClose }: ShareSheetProps) {
  if (!share) return null
  return (
    <Sheet
      open
      padded
      title="分成凭证"
      onClose={onClose}
      footer={
        <Button size="l" look="ghost" onClick={onClose}>
          知道了
        </Button>
      }
    >
      <FactLines facts={factsOf(share)} />
      {share.journals.map(({ id, title, isIncome, amount, atMs }) => (
        <FactLines
          key={id}
          facts={[
            [title, `${isIncome ? '+' : '-'}${balanceText(amount)} 元`],
            ['时间', momentText(atMs)],
            ['凭证号', id],
          ]}
        />
      ))}
    </Sheet>
  )
}

const factsOf = (share: ShareOfSale): Fact[] => [
  ['内容', share.title],
  ['读者付', `${balanceText(share.paid)} 充值金币`],
  ['分成', `${share.percent}%，${balanceText(share.amount)} 元`],
  ['状态', SHARE_STATES[share.state]],
  ...(share.state === 'pending'
    ? [
        [
          '到账',
          share.settlesAtMs === undefined ? '赛果三天后' : `${momentText(share.settlesAtMs)} 起`,
        ] as const,
      ]
    : []),
  ['单号', share.orderId],
]
