import { vipGiftEndpoints } from '@linmen/contract/vip/gift.endpoints.ts'
import type { Bargain } from '@linmen/contract/vip/gift.schemas.ts'
import { bargainTerms } from '@linmen/domain/vip/bargain.ts'
import { subtract } from '@linmen/domain/money/cents.ts'
import { amountText, priceText } from '@linmen/domain/money/coin-text.ts'
import { beijingDay, beijingTime } from '@linmen/domain/match/business-day.ts'
import { useQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { notices } from '#kit/notices.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { Promotion } from '#kit/pages/promotion.tsx'
import { read } from '#kit/read.ts'
import { redirectFromHere } from '#kit/redirect.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { copyText } from '#features/share/parts/public.ts'

const RULES = [
  `每位好友砍 ${bargainTerms.each / 100} 金币，最多 ${bargainTerms.most} 位，每人每次砍价一刀`,
  '发起后 72 小时内有效，随时可以收下已砍的金额',
  '收下的金额是一张会员券，7 天内购买超级会员 90 天时使用',
  '不能给自己砍价；砍价券不可转让、不可提现',
]

/** A price that friends lower. Every helper is somebody who was here. */
export function Page() {
  const { bargainId } = useScreenParams('VipBargain')
  const query = useQuery(
    read(vipGiftEndpoints.bargain, bargainId === undefined ? {} : { bargainId }),
  )
  return (
    <Promotion title="会员砍价" lead="好友砍一刀，会员省一点" rules={RULES}>
      <Loaded query={query}>{(data) => <Board bargain={data} />}</Loaded>
    </Promotion>
  )
}

function Board({ bargain }: { bargain: Bargain }) {
  const { currency } = useHost()
  const { price, cut, helpers, endsAtMs, state, title, most } = bargain
  return (
    <>
      <Card bare>
        <Section
          inCard
          title={bargain.owner ? `${bargain.owner}的砍价` : title}
          fact={amountText(price, currency)}
        >
          <ListRow title="已砍" note={amountText(cut, currency)} />
          <ListRow title="砍后" note={amountText(subtract(price, cut), currency)} />
          {endsAtMs !== undefined && state === 'running' && (
            <ListRow title="截止" note={`${beijingDay(endsAtMs)} ${beijingTime(endsAtMs)}`} />
          )}
        </Section>
      </Card>
      {state !== 'none' && (
        <Card bare>
          <Section inCard title="帮忙的好友" fact={`${helpers.length}/${most}`}>
            {helpers.length === 0 && <ListRow title="还没有人帮忙" />}
            {helpers.map(({ name, atMs }) => (
              <ListRow key={atMs} title={name} note={`${beijingDay(atMs)} ${beijingTime(atMs)}`} />
            ))}
          </Section>
        </Card>
      )}
      <Deeds bargain={bargain} />
    </>
  )
}

function Deeds({ bargain: { id, isMine, state, helped, cut } }: { bargain: Bargain }) {
  const begin = useWrite(vipGiftEndpoints.beginBargain)
  const help = useWrite(vipGiftEndpoints.helpBargain)
  const take = useWrite(vipGiftEndpoints.takeBargain)
  if (!isMine && state === 'running' && id !== undefined)
    return (
      <Button
        look="volt"
        size="l"
        busy={help.busy}
        disabled={helped}
        onClick={() => void help.write({ bargainId: id })}
      >
        {helped ? '已帮忙砍过' : '帮 TA 砍一刀'}
      </Button>
    )
  if (isMine && state === 'running' && id !== undefined)
    return (
      <>
        <Button look="volt" size="l" onClick={() => void shareBargain(id)}>
          复制链接，请好友砍价
        </Button>
        <Button
          look="ghost"
          size="l"
          busy={take.busy}
          disabled={cut === 0}
          onClick={async () => {
            const redirect = redirectFromHere()
            if ((await take.write({ bargainId: id })).ok) redirect.go('VipPurchase')
          }}
        >
          收下 {priceText(cut)} 金币会员券
        </Button>
      </>
    )
  const mine = isMine ? {} : { onClick: () => go('VipBargain') }
  return (
    <>
      {state === 'taken' && (
        <Button look="volt" size="l" href={hrefTo('VipPurchase')}>
          去用会员券
        </Button>
      )}
      <Button
        look={state === 'taken' ? 'ghost' : 'volt'}
        size="l"
        busy={begin.busy}
        onClick={() => void begin.write({})}
        {...mine}
      >
        {state === 'none' ? '发起砍价' : isMine ? '再发起一次' : '我也要砍价'}
      </Button>
    </>
  )
}

async function shareBargain(bargainId: string): Promise<void> {
  const href = hrefTo('VipBargain', { bargainId }) ?? ''
  const copied = await copyText(`${location.origin}${location.pathname}${href}`)
  notices.toast(copied ? '链接已复制' : '复制失败，请长按地址栏复制')
}
