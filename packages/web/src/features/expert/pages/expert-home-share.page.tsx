import { useQuery } from '@tanstack/react-query'
import { go, hrefTo } from '#kit/go.ts'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { notices } from '#kit/notices.ts'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ExpertRecord } from '#features/expert/parts/expert-record.tsx'
import { ExpertRow } from '#features/expert/parts/expert-row.tsx'
import { expertQueries } from '#features/expert/expert.queries.ts'
import s from '#features/expert/parts/share-bar.module.css'
import { copyText } from '#features/share/parts/public.ts'

/** The expert as somebody sees them who was sent the page. */
export function Page() {
  const { expertId } = useScreenParams('ExpertHomeSharePage')
  const query = useQuery(expertQueries.home(expertId))
  const copy = async () => {
    const address = new URL(hrefTo('ExpertHomePage', { expertId }) ?? '#/', location.href)
    notices.toast((await copyText(address.href)) ? '链接已复制' : '复制失败，请长按地址栏')
  }
  return (
    <PageFrame
      title="分享专家"
      action={
        <div className={s.bar}>
          <Button look="ghost" onClick={() => void copy()}>
            复制链接
          </Button>
          <Button onClick={() => go('ExpertHomePage', { expertId })}>进入主页</Button>
        </div>
      }
    >
      <Loaded query={query} skeleton={<SkeletonCards count={2} />}>
        {(expert) => (
          <>
            <ExpertRow expert={expert} />
            <ExpertRecord expert={expert} />
          </>
        )}
      </Loaded>
      <Hint>过往战绩不代表未来　仅供理性参考</Hint>
    </PageFrame>
  )
}
