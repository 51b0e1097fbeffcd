import { useScreenParams } from '#kit/shown.ts'
import { StaticPage } from '#kit/pages/static-page.tsx'
import { explained } from '#features/basketball/explained.ts'

/** What the figures of basketball mean. What was asked about stands first. */
export function Page() {
  const { about } = useScreenParams('BkExplanationPage')
  return <StaticPage title="篮球说明" sections={explained(about)} />
}
