import { goLink, goName } from '#kit/go.ts'
import { useRedirect } from '#kit/redirect.ts'
import { useScreenParams, useScreenWords } from '#kit/shown.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

const OWN = new Set(['go', 'family', 'code', 'value', 'subject', 'page', 'name'])

/** Follows the link in the address at once; one that leads nowhere stays here and says so. */
export function Page() {
  const { family = 'inner-go', code, subject, name } = useScreenParams('GoPage')
  const words = Object.entries(useScreenWords())
  useRedirect(() => {
    const values = Object.fromEntries(words.filter(([word]) => !OWN.has(word)))
    if (name !== undefined) void goName(name, values, { replace: true })
    else if (code !== undefined) void goLink(family, code, subject, { replace: true })
  })
  return (
    <StaticPage title="正在打开">
      <EmptyState title="正在打开链接" text="没有打开时，链接可能已经失效，请返回首页。" />
    </StaticPage>
  )
}
