import { withDefault } from '#kit/codec.ts'
import { legacyCode } from '#kit/legacy-words.ts'
import { screen } from '#kit/screen.ts'
import { payReturn } from './wallet.screens.ts'

export const setMealScreens = {
  SetMealList: screen({
    path: '/set-meal-list',
    params: {
      scope: withDefault(legacyCode, 1),
      ...payReturn,
    },
  }),
  SetMealRecord: screen({
    path: '/set-meal-record',
    access: 'member',
    params: { scope: withDefault(legacyCode, 1) },
  }),
}
