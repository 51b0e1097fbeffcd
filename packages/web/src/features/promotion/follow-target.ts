import type { LinkTarget } from '@linmen/contract/promotion/promotion.schemas.ts'
import { specialGo } from '@linmen/contract/screens/deep-links.ts'
import { goLink } from '#kit/go.ts'

/** Follows the codes of an ad: one of menus goes before one of answers, which takes the id beside it. */
export function followTarget({ code, menuCode, subject }: LinkTarget): void {
  if (menuCode !== undefined) void goLink('inner-go', menuCode, subject)
  else if (code !== undefined) void goLink(code in specialGo ? 'go' : 'response-go', code, subject)
}
