import { isFramed } from '#kit/device/frame.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

/** Shown inside a page of another site, where nothing else is. */
export function Page() {
  const framed = isFramed()
  return (
    <StaticPage
      title="暂无内容"
      action={
        <Button size="l" href={framed ? location.origin : '#/tabs/home'}>
          {framed ? '在新窗口打开' : '回到首页'}
        </Button>
      }
    >
      <EmptyState
        title="这里没有可以显示的内容"
        text="为了您的账号安全，临门不在其他网站的页面中打开。请直接访问临门。"
      />
    </StaticPage>
  )
}
