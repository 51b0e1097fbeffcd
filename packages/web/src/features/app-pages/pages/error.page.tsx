import { useScreenParams } from '#kit/shown.ts'
import { navigation } from '#kit/navigation.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

const home = () => navigation.go('/tabs/home')

/** Where links lead that cannot be served. The address may say why. */
export function Page() {
  const reason = [...(useScreenParams('ErrorPage').errorMsg ?? '')].slice(0, 60).join('')
  return (
    <StaticPage
      title="页面出错"
      action={
        <Button size="l" onClick={home}>
          回到首页
        </Button>
      }
    >
      <EmptyState
        title="页面暂时打不开"
        text={reason || '可能是链接已经失效，或服务正在更新。请返回首页，或稍后再试。'}
      />
    </StaticPage>
  )
}
