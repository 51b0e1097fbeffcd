import type { SetMeal } from '@linmen/contract/set-meal/set-meal.schemas.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { parcel } from '#ui/icon/account.ts'
import { Icon } from '#ui/icon/icon.tsx'
import s from './pack-face.module.css'

/** Whose looks they are: the expert's face, or a parcel for everybody's. */
export const PackFace = ({ pack: { expert } }: { pack: Pick<SetMeal, 'expert'> }) =>
  expert ? (
    <Avatar id={expert.id} url={expert.avatar} size={40} />
  ) : (
    <span className={s.parcel}>
      <Icon glyph={parcel} size={22} />
    </span>
  )
