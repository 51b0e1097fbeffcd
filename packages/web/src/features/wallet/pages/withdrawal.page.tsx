import { withdrawalEndpoints } from '@linmen/contract/wallet/withdrawal.endpoints.ts'
import type { Withdrawal } from '@linmen/contract/wallet/withdrawal.schemas.ts'
import { balanceText } from '@linmen/domain/money/coin-text.ts'
import { useQuery } from '@tanstack/react-query'
import { notices } from '#kit/notices.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Course } from '#features/wallet/parts/course.tsx'
import { FactLines } from '#features/wallet/parts/fact-lines.tsx'
import { STATE_WORDS, momentText } from '#features/wallet/wallet-words.ts'

export function Page() {
  const { id } = useScreenParams('DrawDetailPage')
  const query = useQuery(read(withdrawalEndpoints.lookWithdrawal, { id }))
  return (
    <PageFrame title="提现详情">
      <Loaded query={query}>{(shown) => <Detail of={shown} />}</Loaded>
    </PageFrame>
  )
}

function Detail({ of }: { of: Withdrawal }) {
  const yuan = (amount: typeof of.amount) => `${balanceText(amount)} 元`
  return (
    <>
      <Section title={STATE_WORDS[of.state]} fact={yuan(of.amount)}>
        <Card padded>
          <Course steps={of.steps} />
        </Card>
      </Section>
      <Section title="明细">
        <Card padded>
          <FactLines
            facts={[
              ['提现金额', yuan(of.amount)],
              ['手续费', yuan(of.fee)],
              ...(of.tax > 0 ? [['代扣税费', yuan(of.tax)] as const] : []),
              [of.state === 'succeeded' ? '实际到账' : '预计到账', yuan(of.net)],
              ['收款方式', of.payee],
              ['收款人', of.name],
              ['申请时间', momentText(of.atMs)],
              ['单号', of.id],
            ]}
          />
        </Card>
      </Section>
      {of.cancellable && <TakeBack id={of.id} />}
    </>
  )
}

function TakeBack({ id }: { id: string }) {
  const { write, busy } = useWrite(withdrawalEndpoints.cancel)
  const cancel = async () => {
    const yes = await notices.confirm('撤回这笔提现？金额会退回可提现。', {
      yes: '撤回',
      no: '取消',
    })
    if (yes && (await write({ id })).ok) notices.toast('已撤回')
  }
  return (
    <BottomBar>
      <Button size="l" look="ghost" busy={busy} onClick={() => void cancel()}>
        撤回提现
      </Button>
    </BottomBar>
  )
}
