import { actEndpoints } from '@linmen/contract/console/acts.endpoints.ts'
import { linesOfMarkup, type MarkupLine } from '@linmen/domain/news/lines-of-markup.ts'
import { Alert, Flex, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { failureText, useRead } from '#kit/ask.ts'
import type { PreviewProps, Values } from '#kit/console-desk.ts'
import { moneyText, timeText } from '#kit/value.tsx'

/** What is being written, as it will stand on a phone. */
const Phone = ({ children }: { readonly children: ReactNode }) => (
  <figure className="phone">
    <div className="phone-screen">{children}</div>
    <figcaption>手机上的样子</figcaption>
  </figure>
)

const wordOf = (values: Values, name: string, otherwise: string) =>
  typeof values[name] === 'string' && values[name] !== '' ? values[name] : otherwise

export const PromotionPreview = ({ row, values }: PreviewProps) => (
  <Phone>
    <article className="phone-card">
      <strong>{wordOf(values, 'title', '活动标题')}</strong>
      <small>{spanText(values)}</small>
      <p>{wordOf({ ...row, ...values }, 'lead', '')}</p>
    </article>
  </Phone>
)

/** The same with the first thing to take below it. */
export const NewPromotionPreview = ({ row, values }: PreviewProps) => (
  <>
    <PromotionPreview row={row} values={values} />
    <CouponPreview row={row} values={values} />
  </>
)

export const AdPreview = ({ row, values }: PreviewProps) => {
  const text = wordOf(values, 'content', '文字')
  return (
    <Phone>
      {(values['form'] ?? row['form']) === 'popUp' ? (
        <div className="phone-veil">
          <article className="phone-card">
            <p>{text}</p>
            <span className="phone-button">{wordOf(values, 'bottomText', '知道了')}</span>
          </article>
        </div>
      ) : (
        <article className="phone-card phone-line">{text}</article>
      )}
      <small>{spanText(values)}</small>
    </Phone>
  )
}

export const PricePreview = ({ row, values }: PreviewProps) => (
  <Phone>
    <article className="phone-card phone-price">
      <strong>{String(row['name'] as string)}</strong>
      {values['onSale'] === true ? (
        <b>{isCount(values['price']) ? moneyText(values['price']) : '-'} 金币</b>
      ) : (
        <b>不再出售</b>
      )}
      <small>
        现价 {moneyText(row['price'] as number)}，
        {isCount(values['startsAtMs']) ? `${timeText(values['startsAtMs'])} 起` : '立即生效'}
      </small>
    </article>
  </Phone>
)

const USES: Readonly<Record<string, string>> = {
  general: '通用',
  plan: '方案可用',
  interpretation: '解读可用',
  vip: '会员可用',
  charge: '充值可用',
}

export const CouponPreview = ({ values }: PreviewProps) => (
  <Phone>
    <article className="phone-card phone-coupon">
      <b>{isCount(values['worth']) ? moneyText(values['worth']) : '-'}</b>
      <div>
        <strong>{wordOf(values, 'name', '优惠券')}</strong>
        <small>
          {isCount(values['threshold']) && values['threshold'] > 0
            ? `满 ${moneyText(values['threshold'])} 可用`
            : '无门槛'}
          ，{USES[String(values['category'] as string)] ?? ''}，
          {isCount(values['days']) ? `${values['days']} 天内有效` : ''}
        </small>
      </div>
    </article>
  </Phone>
)

/** What an empty line stands between. */
export const paragraphsOf = (text: unknown): string[] =>
  String((text ?? '') as string)
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const ArticlePreview = ({ row, values }: PreviewProps) => (
  <Phone>
    <article className="phone-card phone-article">
      <strong>{wordOf(values, 'title', '标题')}</strong>
      <small>{wordOf(values, 'source', '来源')}</small>
      {linesOf(row, values).map(({ text, head }, at) => (
        <p key={at}>{head ? <strong>{text}</strong> : text}</p>
      ))}
    </article>
  </Phone>
)

const linesOf = ({ marked }: Values, { text }: Values): MarkupLine[] =>
  marked === true
    ? linesOfMarkup(String((text ?? '') as string))
    : paragraphsOf(text).map((each) => ({ text: each, head: false }))

export const BroadcastPreview = ({ values }: PreviewProps) => (
  <>
    <Audience />
    <Phone>
      <article className="phone-card">
        <strong>{wordOf(values, 'title', '标题')}</strong>
        <p>{wordOf(values, 'content', '内容')}</p>
      </article>
    </Phone>
  </>
)

function Audience() {
  const { data, error } = useRead(actEndpoints.audience, {})
  if (error) return <Alert type="warning" showIcon title={failureText(error)} />
  return (
    <Flex gap={24} role="group" aria-label="会收到的人" aria-busy={data === undefined}>
      <Statistic title="会员" value={data?.members ?? '-'} />
      <Statistic title="近 30 天来过" value={data?.lately ?? '-'} />
      <Statistic title="此刻在线（本进程）" value={data?.now ?? '-'} />
    </Flex>
  )
}

const isCount = (value: unknown): value is number => typeof value === 'number'

const spanText = ({ startsAtMs, endsAtMs }: Values) =>
  isCount(startsAtMs) && isCount(endsAtMs)
    ? `${timeText(startsAtMs)} 至 ${timeText(endsAtMs)}`
    : '还没有时间'
