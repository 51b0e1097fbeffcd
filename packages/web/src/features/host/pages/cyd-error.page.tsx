import { go } from '#kit/go.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

const MOST = 60

/** Where the channel sends whoever it could not let in. */
export function Page() {
  const { errorMsg = '' } = useScreenParams('CydErrorPage')
  const reason = [...errorMsg].slice(0, MOST).join('')
  return (
    <StaticPage
      title="没有进入"
      action={
        <Button size="l" onClick={() => go('CydLoginPage', {})}>
          重新登录
        </Button>
      }
    >
      <EmptyState
        title="频道没有认出你"
        text={reason || '登录信息已经失效。可以用手机号重新登录，或从频道重新进入。'}
      />
    </StaticPage>
  )
}
