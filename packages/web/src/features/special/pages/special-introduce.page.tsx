import { amountText } from '@linmen/domain/money/coin-text.ts'
import { toolByCode } from '@linmen/domain/special/tools.ts'
import { useQuery } from '@tanstack/react-query'
import { useHost } from '#kit/host.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useNotedWord } from '#kit/noted-choice.ts'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Section } from '#ui/section/section.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { specialQueries } from '#features/special/special.queries.ts'
import { useOfferedTools } from '#features/special/use-offered.ts'
import s from './pages.module.css'

/** How every tool is made and how it is read: one page, the tool chosen above. */
export function Page() {
  const { currency } = useHost()
  const [word, choose] = useNotedWord('type')
  const shown = useOfferedTools()
  const tool = toolByCode(Number(word)) ?? shown[0]!
  const price = useQuery(specialQueries.price(tool.code)).data
  return (
    <PageFrame title="特色数据说明">
      <Tabs
        label="工具"
        items={shown.map(({ code, name }) => ({ key: String(code), label: name }))}
        value={String(tool.code)}
        onChange={choose}
      />
      <div className={s.gap} />
      <Card>
        <Section
          inCard
          title={tool.title}
          fact={
            price &&
            (price.open
              ? '免费'
              : `${amountText(price.others, currency)}/场，会员 ${amountText(price.member, currency)}`)
          }
        >
          <div className={s.body}>
            <p className={s.text}>{tool.formula}</p>
            <p className={s.note}>{tool.basis}</p>
          </div>
        </Section>
      </Card>
      <Told title="怎么读" lines={tool.reading} />
      <Told
        title="信号"
        lines={[tool.signal, '命中：完场胜平负与信号一致，开赛前写入，之后不改。']}
      />
      <Told title="页面上有" lines={tool.gets} />
      <Told title="解锁" lines={UNLOCK} />
      <Hint>公式、样本与战绩全部公开　仅供理性参考</Hint>
    </PageFrame>
  )
}

const UNLOCK = [
  '每天的免费次数用完之后按场付金币；会员价更低，会员等级已含的直接查看。',
  '数据不足时显示暂无数据，不收费。',
  '已开赛的比赛全部免费查看。',
  '强度是信号在近 200 场里的位次，五颗星对应满分 100。',
]

const Told = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Card>
    <Section inCard title={title}>
      <div className={s.section}>
        <ul className={s.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Section>
  </Card>
)
