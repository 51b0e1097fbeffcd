import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { Campaign } from '@linmen/contract/promotion/campaign.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { NightFrame } from '#kit/pages/night-frame.tsx'
import { Promotion } from '#kit/pages/promotion.tsx'
import { read } from '#kit/read.ts'
import { ShownContext, useScreenWords } from '#kit/shown.ts'
import { useLeaveGuard } from '#kit/address/use-leave-guard.ts'
import { ResultsVeil } from '#sport/shield/veil.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { CopyLink } from '#features/share/parts/public.ts'
import { campaignScreens } from '#features/promotion/campaign-screens.ts'
import { progressText } from '#features/promotion/promotion-words.ts'
import { useClaim } from '#features/promotion/use-campaign.ts'
import { CampaignTime } from '#features/promotion/parts/campaign-time.tsx'
import { CampaignWays } from '#features/promotion/parts/campaign-ways.tsx'
import { CupSupport } from '#features/promotion/parts/cup-support.tsx'
import { GiftTicket } from '#features/promotion/parts/gift-ticket.tsx'
import s from '#features/promotion/parts/campaign.module.css'

/** Every promotion: which one follows from the screen or its address, what it does from its data. */
export function Page() {
  const screen = useContext(ShownContext)?.screen
  const { key: named = '' } = useScreenWords()
  const own = campaignScreens.find((row) => row.screen === screen)
  const key = own?.key ?? named
  const query = useQuery(read(campaignEndpoints.detail, { key }))
  if (!query.data)
    return (
      <NightFrame title="活动">
        <Loaded query={query}>{() => null}</Loaded>
      </NightFrame>
    )
  return <Board campaign={query.data} guarded={own?.guarded ?? false} />
}

function Board({ campaign, guarded }: { campaign: Campaign; guarded: boolean }) {
  const { key, kind, gifts, state, cup, rules, title, lead } = campaign
  const { claim, busy } = useClaim(key)
  const [team, setTeam] = useState<string>()
  const onBack = useLeaveGuard(team !== undefined, '支持的球队还没有保存，确定离开吗？')
  const next = gifts.find((gift) => gift.state === 'open')
  const ended = state === 'ended'
  return (
    <Promotion
      {...{ title, lead, guarded, rules, onBack }}
      right={<CopyLink />}
      time={<CampaignTime campaign={campaign} />}
      {...(gifts.length > 0 && {
        action: {
          text: ended ? '活动已结束' : next ? `领取${next.name}` : '没有可领的了',
          busy,
          disabled: next === undefined,
          onClick: () => next && void claim(next),
        },
      })}
    >
      <Progress campaign={campaign} />
      {gifts.length > 0 && (
        <Card bare>
          <Section inCard title={ended ? '当时送出的' : '活动礼'} fact={givenText(campaign)}>
            <div className={s.tickets} data-theme="light">
              {gifts.map((gift) => (
                <GiftTicket
                  key={gift.id}
                  {...{ kind, gift, busy }}
                  onTake={() => void claim(gift)}
                />
              ))}
            </div>
          </Section>
        </Card>
      )}
      {cup && (
        <CupSupport
          campaignKey={key}
          cup={cup}
          open={state === 'running'}
          chosen={team}
          onChoose={setTeam}
        />
      )}
      {cup && key === 'worldCup' && (
        <Card bare>
          <ListRow title="球队榜" note={cup.name} href={hrefTo('WorldCupTeamRankPage')} />
          <ListRow title="专家榜" note="活动期内的方案" href={hrefTo('WorldCupExpertRankPage')} />
        </Card>
      )}
      {!ended && <CampaignWays campaign={campaign} />}
    </Promotion>
  )
}

const givenText = ({ given, people }: Campaign): string =>
  given === 0 ? '还没有人领' : `${people} 人领了 ${given} 份`

/** What somebody has done so far. How often their plans missed is a result, and may be hidden. */
function Progress({ campaign }: { campaign: Campaign }) {
  const progress = progressText(campaign)
  if (!progress) return null
  const row = (
    <Card bare>
      <ListRow title={progress.deed} note={progress.count} />
    </Card>
  )
  if (campaign.kind !== 'lossReturn') return row
  return (
    <ResultsVeil what="未中次数" at={campaign.key}>
      {row}
    </ResultsVeil>
  )
}
