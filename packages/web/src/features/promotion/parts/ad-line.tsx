import type { PromotionAd } from '@linmen/contract/promotion/promotion.schemas.ts'
import { Card } from '#ui/card/card.tsx'
import { megaphone } from '#ui/icon/social.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { followTarget } from '#features/promotion/follow-target.ts'
import s from './ad-line.module.css'

/** What stands in a numbered place: a picture or a few words, and where they lead. */
export function AdLine({ ad: { content, picture, target, bottomText } }: { ad: PromotionAd }) {
  const leads = target !== undefined && { onClick: () => followTarget(target) }
  if (picture !== undefined)
    return (
      <button type="button" className={s.picture} onClick={() => target && followTarget(target)}>
        <img src={picture} alt={content ?? '活动'} />
      </button>
    )
  return (
    <Card className={s.line}>
      <ListRow glyph={megaphone} title={content ?? ''} note={bottomText} {...leads} />
    </Card>
  )
}
