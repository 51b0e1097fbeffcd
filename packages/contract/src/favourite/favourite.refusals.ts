import { refusal } from '#kit/refusal.ts'

export const favouriteRefusals = {
  ...refusal('favourite.not_found', '没有这支球队或这名球员'),
  ...refusal('favourite.full', '最多关注 200 个球队和球员'),
}
