import type { ScreenLink } from '@linmen/contract/screens/all-screens.ts'
import type { OpenScreenName } from '@linmen/contract/screens/open-screens.ts'
import { screenPath } from '@linmen/domain/nav/screen-path.ts'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { forgetLogin } from '#kit/login-state.ts'
import { navigation } from '#kit/navigation.ts'
import { currentPlace, replacePlace } from '#kit/place.ts'
import { createQueryClient } from '#kit/query-client.ts'
import { screenOf } from '#kit/address/screen-table.ts'
import { ShownContext } from '#kit/shown.ts'
import { answerWith, type Answer } from './answers.ts'

/** Shows the page of a screen as the router would, with its calls answered. */
export async function showPage<Name extends OpenScreenName>(
  screen: Name,
  params: ScreenLink<Name>,
  answers: readonly Answer[] = [],
) {
  const filled = screenPath(screenOf(screen), params)
  if (!filled.ok) throw new Error(`${screen}: ${filled.text}`)
  // To go where one is changes nothing, what the page before left in its entry included.
  if (currentPlace().opened === filled.path) replacePlace('/')
  if (currentPlace().address === filled.path) replacePlace(filled.path)
  else navigation.go(filled.path)
  return showHere(screen, answers)
}

/** Shows the page of a screen at the present address, as a reload does. */
export async function showHere(screen: OpenScreenName, answers: readonly Answer[] = []) {
  const { loadPage } = await import('#app/load-page.ts')
  const { routeAt } = await import('#app/routes.tsx')
  const { Page } = await loadPage(screen)
  const draw = () => {
    const place = currentPlace()
    const found = routeAt(place)
    const inPath = found.is === 'page' ? found.params : {}
    return (
      <ShownContext key={place.key} value={{ place, screen, params: inPath }}>
        <Page />
      </ShownContext>
    )
  }
  const shown = showPart(draw(), answers)
  /** After the address changed. */
  return { ...shown, again: () => shown.show(draw()) }
}

/** Shows a part alone, with its calls answered. */
export function showPart(part: ReactNode, answers: readonly Answer[] = []) {
  const { network, queries, wrapper } = world(answers)
  const { rerender, unmount, container } = render(part, { wrapper })
  return { network, queries, container, unmount, show: rerender }
}

/** Uses a hook alone, with its calls answered. */
export function showHook<Result, Props>(
  hook: (props: Props) => Result,
  answers: readonly Answer[] = [],
  initialProps?: Props,
) {
  const { network, queries, wrapper } = world(answers)
  const used = renderHook(hook, { wrapper, ...(initialProps !== undefined && { initialProps }) })
  return { network, queries, ...used }
}

const opened: QueryClient[] = []

function world(answers: readonly Answer[]) {
  const network = answerWith(answers)
  const queries = createQueryClient()
  opened.push(queries)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { network, queries, wrapper }
}

afterEach(() => {
  opened.splice(0).forEach((queries) => queries.clear())
  forgetLogin()
  vi.unstubAllGlobals()
})
