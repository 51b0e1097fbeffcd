import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ComponentType } from 'react'
import { FormPage } from '#kit/pages/form-page.tsx'
import { PagedList } from '#kit/pages/paged-list.tsx'
import { PayResult } from '#kit/pages/pay-result.tsx'
import { PaywalledDetail } from '#kit/pages/paywalled-detail.tsx'
import { Promotion } from '#kit/pages/promotion.tsx'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { TabbedData } from '#kit/pages/tabbed-data.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'

/** The seven forms a page can have, each as a page of its own. */
export const archetypes: Readonly<Record<string, ComponentType>> = {
  'paged-list': List,
  'paywalled-detail': Detail,
  'tabbed-data': Tabbed,
  'form-page': Form,
  'static-page': () => <StaticPage title="静态页" sections={rules} />,
  promotion: Campaign,
  'pay-result': Result,
}

const stay = () => {}
const rules = [{ title: '说明', text: ['文字对所有人相同。', '每段一件事，讲清就停。'] }]

function List() {
  const query = useInfiniteQuery({
    queryKey: ['gallery', 'paged-list'],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => ({
      items: Array.from({ length: 12 }, (_, at) => ({ id: String(pageParam * 100 + at) })),
      hasNext: pageParam < 3,
    }),
    getNextPageParam: (last, _all, at) => (last.hasNext ? at + 1 : undefined),
  })
  return (
    <PagedList
      title="分页列表"
      query={query}
      keyOf={({ id }) => id}
      row={({ id }) => <ListRow title={`第 ${id} 行`} note="下拉刷新，到底加载下一页" />}
      empty={{ title: '这里是空的', text: '说明原因，给一个下一步' }}
    />
  )
}

function Detail() {
  const [owned, setOwned] = useState(false)
  return (
    <PaywalledDetail
      title="付费详情"
      query={{ ...settled, data: owned }}
      teaser={() => <Card padded>所有人可见的介绍</Card>}
      locked={() => <SmallEmpty title="解锁后查看选项与理由" />}
      body={() => <Card padded>已解锁的内容</Card>}
      unlock={() => (owned ? null : { text: '解锁', onUnlock: () => setOwned(true) })}
      foot={<Hint>仅供理性参考</Hint>}
    />
  )
}

function Tabbed() {
  const panel = (text: string) => () => <Card padded>{text}</Card>
  const tabs = [
    { key: 'first', label: '概况', show: panel('打开过的标签保留自己的状态') },
    { key: 'second', label: '数据', count: 3, show: panel('地址、习惯、第一个，依次决定默认标签') },
  ]
  return <TabbedData title="多标签数据" habit="ftLeagueDetail" tabs={tabs} />
}

function Form() {
  const [name, setName] = useState('')
  return (
    <FormPage title="表单" submit={{ text: '提交', disabled: name === '', onSubmit: stay }}>
      <Field label="昵称" value={name} onChange={setName} placeholder="2–12 个字" />
    </FormPage>
  )
}

function Campaign() {
  return (
    <Promotion
      title="活动"
      action={{ text: '参加', onClick: stay }}
      rules={['每人一次', '到期自动结束']}
    >
      <Card padded>活动内容</Card>
    </Promotion>
  )
}

function Result() {
  return (
    <PayResult
      title="支付结果"
      state="pending"
      main={{ text: '再查一次', onClick: stay }}
      other={{ text: '联系客服', onClick: stay }}
    />
  )
}

const settled = {
  error: null,
  isPending: false,
  isFetching: false,
  dataUpdatedAt: 0,
  refetch: stay,
}
