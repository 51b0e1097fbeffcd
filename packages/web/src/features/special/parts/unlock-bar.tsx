import type { ToolDetail } from '@linmen/contract/special/tool.schemas.ts'
import { amountText } from '@linmen/domain/money/coin-text.ts'
import { useHost } from '#kit/host.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { unlock } from '#ui/icon/page.ts'
import type { useUnlock } from '#features/special/use-unlock.tsx'
import s from './unlock-bar.module.css'

interface UnlockBarProps {
  readonly price: NonNullable<ToolDetail['price']>
  readonly by: Pick<ReturnType<typeof useUnlock>, 'isFree' | 'busy' | 'open'>
}

/** The free look first, then the price, and what members pay. */
export function UnlockBar({ price, by: { isFree, busy, open } }: UnlockBarProps) {
  const { currency } = useHost()
  const each = `${amountText(price.others, currency)}/项，会员 ${amountText(price.member, currency)}`
  return (
    <div className={s.bar}>
      <div className={s.text}>
        <b className={s.main}>
          {isFree ? '用今日免费次数解锁' : `解锁 ${amountText(price.mine, currency)}`}
        </b>
        <span className={s.note}>{isFree ? `之后 ${each}` : each}</span>
      </div>
      <Button busy={busy} onClick={open} icon={<Icon glyph={unlock} size={18} />}>
        {isFree ? '免费解锁' : '解锁'}
      </Button>
    </div>
  )
}
