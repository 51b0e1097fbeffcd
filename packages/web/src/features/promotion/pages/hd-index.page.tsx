import { campaignEndpoints } from '@linmen/contract/promotion/campaign.endpoints.ts'
import type { CampaignHead } from '@linmen/contract/promotion/campaign.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import { hrefOfCampaign } from '#features/promotion/campaign-screens.ts'
import { spanText, stateText } from '#features/promotion/promotion-words.ts'
import s from '#features/promotion/parts/campaign-row.module.css'

const GROUPS = [
  ['进行中', (state: CampaignHead['state']) => state === 'running'],
  ['即将开始', (state: CampaignHead['state']) => state === 'coming'],
  ['已结束', (state: CampaignHead['state']) => state === 'ended'],
] as const

export function Page() {
  const query = useQuery(read(campaignEndpoints.list, {}))
  return (
    <PageFrame title="活动">
      <Loaded
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={{ title: '现在没有活动', text: '有新活动时会放在这里' }}
      >
        {({ list }) =>
          GROUPS.map(([title, isIn]) => {
            const own = list.filter(({ state }) => isIn(state))
            return (
              own.length > 0 && (
                <Section key={title} title={title} fact={`${own.length} 个`}>
                  <Card>
                    {own.map((each) => (
                      <Row key={each.key} campaign={each} />
                    ))}
                  </Card>
                </Section>
              )
            )
          })
        }
      </Loaded>
    </PageFrame>
  )
}

function Row({ campaign }: { campaign: CampaignHead }) {
  const href = hrefOfCampaign(campaign.key)
  return (
    <ListRow
      title={
        <>
          <b className={s.title}>
            {campaign.title}
            {campaign.isDemo && <Tag tone="outline">演示数据</Tag>}
          </b>
          <small className={s.lead}>
            {campaign.lead}　{spanText(campaign)}
          </small>
        </>
      }
      note={stateText[campaign.state]}
      {...(href !== undefined && { href })}
    />
  )
}
