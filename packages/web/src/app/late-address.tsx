import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import { goName } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

interface Missing {
  readonly title: string
  readonly text: string
  readonly way: { readonly text: string; readonly to: ScreenName }
}

/** Screens people come to by links that were cut: what is missing, and where it can be found. */
const MISSING: Partial<Record<ScreenName, Missing>> = {
  LeagueRecordPage: {
    title: '没有说明是哪位专家的联赛战绩',
    text: '链接里少了专家和彩种。联赛战绩按专家列出：先在专家榜找到他，再从主页的战绩进入',
    way: { text: '去专家榜', to: 'ExpertListPage' },
  },
  LeagueRecordDetailPage: {
    title: '没有说明是哪个联赛的明细',
    text: '链接里少了专家和联赛。明细要从某位专家的联赛战绩里点开，那里列出每个联赛的场次与结果',
    way: { text: '找一位专家', to: 'ExpertListPage' },
  },
  MyPostPlanPage: {
    title: '没有说明是谁发布的方案',
    text: '链接里少了发布人。自己发布的方案在“我的”里查看；别人的方案在他的专家主页里',
    way: { text: '去我的', to: 'UserCenterPage' },
  },
}
const ANY: Missing = {
  title: '这个地址不完整',
  text: '链接里少了要打开的内容，可能在转发时被截断。请从列表重新打开，或回到首页',
  way: { text: '返回首页', to: 'HomePage' },
}

/** An address that does not say what its page is about: cut off on its way, or written by hand. */
export function BrokenAddress({ screen }: { screen: ScreenName }) {
  const { title, text, way } = MISSING[screen] ?? ANY
  return (
    <PageFrame title="打不开">
      <EmptyState
        title={title}
        text={text}
        action={{ text: way.text, onClick: () => void goName(way.to) }}
      />
    </PageFrame>
  )
}
