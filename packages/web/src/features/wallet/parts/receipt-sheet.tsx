import type { Movement } from '@linmen/contract/wallet/wallet.schemas.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { hrefTo } from '#kit/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { momentText } from '#features/wallet/wallet-words.ts'
import { FactLines, type Fact } from './fact-lines.tsx'

interface ReceiptSheetProps {
  readonly movement: Movement | undefined
  readonly unit: string
  readonly onClose: () => void
}

/** The receipt behind a movement, in plain words; that of a withdrawal leads to how far it is. */
export function ReceiptSheet({ movement, unit, onClose }: ReceiptSheetProps) {
  if (!movement) return null
  return (
    <Sheet
      open
      padded
      title="收支凭证"
      onClose={onClose}
      footer={
        movement.kind === 'withdrawing' ? (
          <Button size="l" href={hrefTo('DrawDetailPage', { id: movement.ref })}>
            查看进度
          </Button>
        ) : (
          <Button size="l" look="ghost" onClick={onClose}>
            知道了
          </Button>
        )
      }
    >
      <FactLines facts={factsOf(movement, unit)} />
    </Sheet>
  )
}

function factsOf(movement: Movement, unit: string): Fact[] {
  const { title, about, reason, amount, balance, isIncome, atMs, ref, parts } = movement
  const signed = (income: boolean, sum: typeof amount) =>
    `${income ? '+' : '-'}${balanceText(sum)} ${unit}`
  return [
    ['事项', title],
    ...(about === undefined ? [] : [['内容', about] as const]),
    ...(reason === undefined ? [] : [['原因', reason] as const]),
    ['金额', signed(isIncome, amount)],
    ...parts.map((part) => [`其中${part.name}`, signed(part.isIncome, part.amount)] as const),
    ['变动后余额', `${balanceText(balance)} ${unit}`],
    ['时间', momentText(atMs)],
    ['单号', ref],
    ['凭证号', movement.id],
  ]
}
