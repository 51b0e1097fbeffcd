import type { OutputOf } from '@linmen/contract'
import { spendingEndpoints } from '@linmen/contract/user/spending.endpoints.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { priceText } from '@linmen/domain/money/coin-text.ts'
import { useState } from 'react'
import { useHost } from '#kit/host.ts'
import { sliders } from '#ui/icon/control.ts'
import { clock } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { LimitSheet } from './limit-sheet.tsx'
import { PauseSheet } from './pause-sheet.tsx'
import s from './own-rules.module.css'

type Own = OutputOf<typeof spendingEndpoints.setLimit>

/** The limit and the pause, with what is still to come. */
export function OwnRules({ own }: { own: Own }) {
  const [open, setOpen] = useState<'limit' | 'pause'>()
  const { currency } = useHost()
  const close = () => setOpen(undefined)
  return (
    <>
      <ListRow
        glyph={sliders}
        title={
          <>
            {own.limit === undefined ? '设置每月上限' : '调整上限'}
            <small className={s.note}>{nextWords(own, currency)}</small>
          </>
        }
        onClick={() => setOpen('limit')}
      />
      <ListRow
        glyph={clock}
        title={
          <>
            冷静期<small className={s.note}>期间不能充值和购买，不可提前结束</small>
          </>
        }
        note={own.coolsUntilMs === undefined ? '未开启' : `到 ${momentText(own.coolsUntilMs)}`}
        onClick={() => setOpen('pause')}
      />
      <LimitSheet open={open === 'limit'} own={own} onClose={close} />
      <PauseSheet open={open === 'pause'} until={own.coolsUntilMs} onClose={close} />
    </>
  )
}

function nextWords({ nextFromMs, nextLimit }: Own, currency: string): string {
  if (nextFromMs === undefined) return '调低立即生效，调高 72 小时后生效'
  const what = nextLimit === undefined ? '取消上限' : `上限改为 ${priceText(nextLimit)} ${currency}`
  return `${momentText(nextFromMs)} 起${what}`
}

const momentText = (ms: number) => `${beijingDay(ms).slice(5)} ${beijingTime(ms)}`
