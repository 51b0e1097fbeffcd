import { amountText } from '@linmen/domain/money/coin-text.ts'
import type { ToolOffer } from '@linmen/contract/special/tool.schemas.ts'
import { QUESTIONS, toolOf } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#kit/go.ts'
import { useHost } from '#kit/host.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useLoggedIn } from '#kit/session.ts'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
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
import { OPEN_WORDS } from '#features/special/open-words.ts'
import { TOOL_GLYPHS } from '#features/special/tool-screens.ts'
import s from './special-index.module.css'

export function Page() {
  const query = useQuery(specialQueries.tools())
  return (
    <PageFrame
      title="特色数据"
      right={<IconButton glyph={help} label="说明" href={hrefTo('SpecialIntroduce') ?? ''} />}
    >
      {query.data && <FreePanel offer={query.data} />}
      <StrongestSignals />
      <Loaded query={query}>{({ tools }) => <Questions tools={tools} />}</Loaded>
      <Card>
        <ListRow title="模型战绩" note="与市场对比" href={hrefTo('SpecialRecordPage') ?? ''} />
        <ListRow title="会员数据" note="情报、伤停、极限" href={hrefTo('VipSpecialList') ?? ''} />
        <ListRow title="免费方案" href={hrefTo('PlanSpecial') ?? ''} />
      </Card>
      <Hint>强度：在近 200 场中的位次　信号只说明少见，不说明结果</Hint>
    </PageFrame>
  )
}

type Offered = ToolOffer['tools'][number]

/** Every question that has a tool to answer it. */
const Questions = ({ tools }: { tools: readonly Offered[] }) =>
  QUESTIONS.map(({ key, title, fact, id }) => {
    const own = tools.filter(({ tool }) => toolOf(tool).question === key)
    return (
      own.length > 0 && (
        <Card key={key}>
          <Section
            inCard
            title={title}
            fact={fact}
            more={{ text: '专题', href: hrefTo('SpecialPage', { id }) ?? '' }}
          >
            <div className={s.tools}>
              {own.map((each) => (
                <ToolCell key={each.tool} offered={each} />
              ))}
            </div>
          </Section>
        </Card>
      )
    )
  })

/** What is left of the day's free looks, and the price after it; visitors see the price alone. */
function FreePanel({ offer: { tools, freeLooks, freeLeft } }: { offer: ToolOffer }) {
  const loggedIn = useLoggedIn()
  const { currency } = useHost()
  const offered = tools.filter(({ price }) => price !== null)
  const sold = offered.flatMap(({ price }) => price ?? []).toSorted((a, b) => a.others - b.others)
  const [cheapest] = sold
  if (!cheapest) return null
  const from = sold.some(({ others }) => others !== cheapest.others) ? '起' : ''
  const price = `${amountText(cheapest.others, currency)}/项${from}，会员 ${amountText(cheapest.member, currency)}`
  const included = offered.every(({ access }) => access !== 'locked')
  const byTier = offered.every(({ access }) => access === 'member')
  const daily = freeLooks > 0 ? `每天可免费解锁 ${freeLooks} 次` : '按项解锁'
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
                ? byTier
                  ? '会员已含全部特色数据'
                  : '全部特色数据已开通'
                : `今日免费解锁剩 ${freeLeft} 次`}
          </b>
          <small>{loggedIn && !included ? `之后 ${price}` : daily}</small>
        </span>
        <span className={s.freeMore}>已解锁 ›</span>
      </a>
    </NightPanel>
  )
}

/** Its price while it is locked, and else why it is open. */
function ToolCell({ offered: { tool: key, price, access } }: { offered: Offered }) {
  const { currency } = useHost()
  const tool = toolOf(key)
  const href =
    key === 'winMark' ? hrefTo('WindMarkListPage') : hrefTo('SpecialList', { type: tool.code })
  const isOpen = access !== 'locked'
  return (
    <a className={s.tool} href={href}>
      <span className={s.glyph}>
        <ToolIcon glyph={TOOL_GLYPHS[key]} />
        {price && (
          <Icon glyph={isOpen ? unlock : lock} size={14} className={cx(s.lock, isOpen && s.open)} />
        )}
      </span>
      <span>{tool.name}</span>
      {price ? (
        <small>{isOpen ? OPEN_WORDS[access] : amountText(price.others, currency)}</small>
      ) : (
        <b>免费</b>
      )}
    </a>
  )
}
