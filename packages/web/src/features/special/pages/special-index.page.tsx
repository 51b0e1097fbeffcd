import { amountText } from '@linmen/domain/money/coin-text.ts'
import { PAID } from '@linmen/domain/special/tool-price.ts'
import { QUESTIONS, toolOf, TOOLS, type Tool } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useLoggedIn } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { lock } from '#ui/icon/control.ts'
import { help, unlock } from '#ui/icon/page.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { Section } from '#ui/section/section.tsx'
import { ToolIcon } from '#ui/tool-icon/tool-icon.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import { StrongestSignals } from '#features/special/parts/strongest-signals.tsx'
import { TOOL_GLYPHS } from '#features/special/tool-screens.ts'
import s from './special-index.module.css'

export function Page() {
  return (
    <PageFrame
      title="特色数据"
      right={<IconButton glyph={help} label="说明" href={hrefTo('SpecialIntroduce') ?? ''} />}
    >
      <FreePanel />
      <StrongestSignals />
      {QUESTIONS.map(({ key, title, fact, id }) => (
        <Card key={key}>
          <Section
            inCard
            title={title}
            fact={fact}
            more={{ text: '专题', href: hrefTo('SpecialPage', { id }) ?? '' }}
          >
            <div className={s.tools}>
              {TOOLS.filter(({ question }) => question === key).map((tool) => (
                <ToolCell key={tool.key} tool={tool} />
              ))}
            </div>
          </Section>
        </Card>
      ))}
      <Card>
        <ListRow title="模型战绩" note="与市场对比" href={hrefTo('SpecialRecordPage') ?? ''} />
        <ListRow title="会员数据" note="情报、伤停、极限" href={hrefTo('VipSpecialList') ?? ''} />
        <ListRow title="免费方案" href={hrefTo('PlanSpecial') ?? ''} />
      </Card>
      <Hint>强度：在近 200 场中的位次　信号只说明少见，不说明结果</Hint>
    </PageFrame>
  )
}

/** What is left of the day's free looks, and the price after it; visitors see the price alone. */
function FreePanel() {
  const loggedIn = useLoggedIn()
  const { currency } = useHost()
  const { data } = useQuery(specialQueries.state(toolOf('dispersion').code))
  const price = `${amountText(PAID!.others, currency)}/项，会员 ${amountText(PAID!.member, currency)}`
  const included = data?.model.open === true
  const left = data?.model.free ? 1 : 0
  return (
    <NightPanel card className={s.panel}>
      <a className={s.free} href={hrefTo('MyLookModeldata')}>
        <span className={s.badge}>
          <Icon glyph={unlock} size={22} />
        </span>
        <span className={s.freeText}>
          <b>
            {!loggedIn
              ? `解锁 ${price}`
              : included
                ? '会员已含全部特色数据'
                : `今日免费解锁剩 ${left} 次`}
          </b>
          <small>{loggedIn && !included ? `之后 ${price}` : '每天可免费解锁 1 次'}</small>
        </span>
        <span className={s.freeMore}>已解锁 ›</span>
      </a>
    </NightPanel>
  )
}

function ToolCell({ tool }: { tool: Tool }) {
  const { currency } = useHost()
  const href =
    tool.key === 'winMark' ? hrefTo('WindMarkListPage') : hrefTo('SpecialList', { type: tool.code })
  return (
    <a className={s.tool} href={href}>
      <span className={s.glyph}>
        <ToolIcon glyph={TOOL_GLYPHS[tool.key]} />
        {tool.price && <Icon glyph={lock} size={14} className={s.lock} />}
      </span>
      <span>{tool.name}</span>
      {tool.price ? <small>{amountText(tool.price.others, currency)}</small> : <b>免费</b>}
    </a>
  )
}
