import type { Cents } from '@linmen/contract'
import { modelVipEndpoints } from '@linmen/contract/prediction/model-vip.endpoints.ts'
import type { ToolKey } from '@linmen/contract/special/tool-key.ts'
import { winMarkEndpoints } from '@linmen/contract/special/win-mark.endpoints.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { call } from '#kit/call.ts'
import { notices } from '#kit/notices.ts'
import { isLoggedIn } from '#kit/session.ts'
import { useWrite } from '#kit/use-write.ts'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { hasDirectPay, payDirect, useDirectReturn } from '#features/pay/parts/public.ts'
import { usePurchase, useSaleWrite, type ForSale } from '#features/sale/parts/public.ts'
import { TOOL_GLYPHS } from './tool-screens.ts'

interface Wanted {
  readonly matchId: string
  readonly tool: ToolKey
  readonly home: string
  readonly away: string
  readonly price: Cents
  readonly freeLeft: number
}

/** Opens one match of a tool: with the free look of the day while there is one, then with coins. */
export function useUnlock(page: string, wanted: Wanted | null, back: PayReturn) {
  const free = useWrite(modelVipEndpoints.unlockFree)
  const pay = useSaleWrite(winMarkEndpoints.pay)
  const { write: prepay } = useWrite(winMarkEndpoints.prepay, { silent: ['pay.month_limit'] })
  useDirectReturn(back, () => notices.toast('已解锁'))
  const goods = wanted === null ? undefined : goodsOf(wanted, { pay, prepay })
  const purchase = usePurchase(page, goods, hasFreeLook)
  const isFree = wanted !== null && wanted.freeLeft > 0 && isLoggedIn()

  async function open(): Promise<void> {
    if (!wanted) return
    if (!isFree) return purchase.open()
    const { code } = toolOf(wanted.tool)
    const opened = await free.write({ matchId: wanted.matchId, dataType: code })
    if (opened.ok) notices.toast('已用今日免费次数解锁')
  }
  return { goods, purchase, isFree, busy: free.busy, open: () => void open() }
}

/** A visitor learns of the free look only by logging in. An answer that fails offers the price. */
async function hasFreeLook(): Promise<boolean> {
  const state = await call(modelVipEndpoints.unlockState, { model: toolOf('winMark').code }).catch(
    () => null,
  )
  return state?.model.free ?? false
}

type PayReturn = Parameters<typeof useDirectReturn>[0]

interface Ways {
  readonly pay: ReturnType<typeof useSaleWrite<typeof winMarkEndpoints.pay>>
  readonly prepay: ReturnType<typeof useWrite<typeof winMarkEndpoints.prepay>>['write']
}

function goodsOf({ matchId, tool, home, away, price }: Wanted, { pay, prepay }: Ways): ForSale {
  const { title, code } = toolOf(tool)
  const winMarkId = `${code}-${matchId}`
  return {
    kind: 'model',
    price,
    heading: '解锁特色数据',
    face: <ToolIcon glyph={TOOL_GLYPHS[tool]} size={32} />,
    title,
    note: `${home} vs ${away}`,
    terms: '解锁本场这一项，开赛前持续更新　概率不等于结果',
    send: () => pay({ winMarkId, matchId, dataType: code }),
    ...(hasDirectPay() && {
      direct: () =>
        payDirect(price, 'model', () =>
          prepay({ winMarkId, dataType: code, returnUrl: location.href }),
        ),
    }),
    onBought: () => notices.toast('已解锁'),
  }
}
