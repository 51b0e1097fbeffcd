import type { ScreenName } from '@linmen/contract/screens/all-screens.ts'
import * as texts from '@linmen/contract/texts.ts'
import { goName, isOpen } from '#kit/go.ts'
import { notices } from '#kit/notices.ts'

interface WayOn {
  readonly to: ScreenName
  readonly text: string
  readonly params?: Readonly<Record<string, unknown>>
}

const BOUGHT = '购买成功'

/** Says that it was bought, with the first of these ways on that is open. */
export async function sayBought(ways: readonly WayOn[]): Promise<void> {
  const way = ways.find(({ to }) => isOpen(to))
  if (!way) return notices.alert(BOUGHT)
  if (await notices.confirm(BOUGHT, { yes: way.text, no: texts.iKnow }))
    void goName(way.to, way.params)
}
