import type { Cents } from '@linmen/contract'
import type { InterpretationDetail } from '@linmen/contract/interpretation/interpretation.schemas.ts'
import { walletEndpoints } from '@linmen/contract/wallet/wallet.endpoints.ts'
import { amountText, balanceText } from '@linmen/domain/money/coin-text.ts'
import { NOTHING, subtract } from '@linmen/domain/money/cents.ts'
import { useQuery } from '@tanstack/react-query'
import { go, goBack, isOpen } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { InterpretationTop } from '#features/interpretation/parts/interpretation-top.tsx'
import { interpretationQueries } from '#features/interpretation/interpretation.queries.ts'

const TITLE = '金币不足'

/** What it costs, what is there, what is missing. The address only names the interpretation. */
export function Page() {
  const { interpretationId, price } = useScreenParams('JieduPayChargePage')
  const of = useQuery({
    ...interpretationQueries.detail(interpretationId ?? ''),
    enabled: interpretationId !== undefined,
  })
  if (interpretationId === undefined)
    return (
      <PageFrame title={TITLE}>
        <EmptyState
          title="没有要支付的解读"
          action={{ text: '看看解读', onClick: () => go('JieduListPage') }}
        />
      </PageFrame>
    )
  return <Missing of={of} asked={price} />
}

interface MissingProps {
  readonly of: Parameters<typeof Loaded<InterpretationDetail>>[0]['query']
  readonly asked: Cents | undefined
}

function Missing({ of, asked }: MissingProps) {
  const balance = useQuery(read(walletEndpoints.balance, {})).data?.coins
  // A pair costs more than one of it alone, and a coupon less: what was asked for counts if it is dearer.
  const price = of.data && (asked !== undefined && asked > of.data.price ? asked : of.data.price)
  const missing = price === undefined || balance === undefined ? undefined : lack(price, balance)
  return (
    <PageFrame title={TITLE} action={<Way missing={missing} />}>
      <Loaded query={of}>
        {(shown) => (
          <>
            <InterpretationTop of={shown} />
            <Sums price={price ?? shown.price} balance={balance} missing={missing} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

const lack = (price: Cents, balance: Cents): Cents =>
  balance >= price ? NOTHING : subtract(price, balance)

interface SumsProps {
  readonly price: Cents
  readonly balance: Cents | undefined
  readonly missing: Cents | undefined
}

function Sums({ price, balance, missing }: SumsProps) {
  const { currency } = useHost()
  return (
    <Card label="金额">
      <ListRow title="解读价格" note={amountText(price, currency)} />
      <ListRow
        title="当前余额"
        note={balance === undefined ? '-' : `${balanceText(balance)} ${currency}`}
      />
      <ListRow title="还差" note={missing === undefined ? '-' : amountText(missing, currency)} />
    </Card>
  )
}

/** More coins where they can be had; with enough of them, back to where it is paid. */
function Way({ missing }: { missing: Cents | undefined }) {
  if (missing === NOTHING || !isOpen('ChargePage'))
    return (
      <Button size="l" onClick={goBack}>
        {missing === NOTHING ? '余额已够，返回支付' : '返回解读'}
      </Button>
    )
  return (
    <Button size="l" onClick={() => go('ChargePage')}>
      购买金币
    </Button>
  )
}
